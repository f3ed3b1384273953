import type { SearchAction, WebSiteLeaf, WithActionConstraints, WithContext } from 'schema-dts'
import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { copyright, organizationReference, type SiteAddress, websiteReference } from './site-identity.ts'

export function website(site: SiteAddress) {
  return {
    '@context': 'https://schema.org',
    ...websiteReference(site),
    description: company.tagline,
    inLanguage: 'fr',
    publisher: organizationReference(site),
    ...copyright(site),
    potentialAction: searchAction(site),
  } as const satisfies WithContext<WebSiteLeaf>
}

/** The search of the use cases: that address answers, with and without JavaScript. */
function searchAction({ siteUrl }: SiteAddress): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${paths.useCases}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}
