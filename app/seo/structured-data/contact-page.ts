import type { ContactPageLeaf, WithContext } from 'schema-dts'
import { contactPage as content } from '#content/contact-page.ts'
import { paths } from '#content/paths.ts'
import { contactDetails } from './organization.ts'
import { copyright, organizationReference, type SiteAddress, websiteReference } from './site-identity.ts'

export function contactPage(site: SiteAddress) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: content.hero.title,
    description: content.hero.introduction,
    url: site.siteUrl + paths.contact,
    inLanguage: 'fr',
    isPartOf: websiteReference(site),
    mainEntity: { ...organizationReference(site), ...contactDetails() },
    ...copyright(site),
  } as const satisfies WithContext<ContactPageLeaf>
}
