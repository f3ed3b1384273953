import type { TechArticleLeaf, WithContext } from 'schema-dts'
import { solutionsSettings } from '#content/pages/solutions.ts'
import { paths } from '#content/paths.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { technologies } from '#content/technologies.ts'
import { copyright, organizationReference, type SiteAddress, websiteReference } from './site-identity.ts'

export function techArticle(site: SiteAddress) {
  const url = site.siteUrl + paths.solutions
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: solutionsPage.hero.title,
    description: solutionsPage.hero.subtitle,
    url,
    mainEntityOfPage: url,
    image: site.siteUrl + solutionsSettings.ogImage,
    inLanguage: 'fr',
    author: organizationReference(site),
    publisher: organizationReference(site),
    isPartOf: websiteReference(site),
    about: technologies.map(({ id, name, subtitle, licence }) => ({
      '@type': 'Thing',
      name,
      description: subtitle,
      disambiguatingDescription: licence,
      url: `${url}#${id}`,
    })),
    ...copyright(site),
  } as const satisfies WithContext<TechArticleLeaf>
}
