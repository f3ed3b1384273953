import type { CollectionPageLeaf, WithContext } from 'schema-dts'
import { paths } from '#content/paths.ts'
import { useCaseCategories, useCases } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { serviceList } from './service-list.ts'
import { copyright, type SiteAddress, websiteReference } from './site-identity.ts'

export function useCaseCollection(site: SiteAddress) {
  const services = useCases.map(({ id, title, description, category }) => ({
    title,
    description,
    type: useCaseCategories.find((candidate) => candidate.id === category)?.label ?? category,
    path: `${paths.useCases}#${id}`,
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: useCasesPage.title,
    description: useCasesPage.introduction,
    url: site.siteUrl + paths.useCases,
    inLanguage: 'fr',
    isPartOf: websiteReference(site),
    mainEntity: serviceList(site, useCasesPage.listTitle, services),
    ...copyright(site),
  } as const satisfies WithContext<CollectionPageLeaf>
}
