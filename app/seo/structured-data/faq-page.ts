import type { FAQPageLeaf, WithContext } from 'schema-dts'
import { faqEntries } from '#content/faq.ts'
import type { SiteAddress } from './site-identity.ts'

/** The entries that the home page shows, word for word. */
export function faqPage({ siteUrl }: SiteAddress) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${siteUrl}/#questions`,
    inLanguage: 'fr',
    mainEntity: faqEntries.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${siteUrl}/#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } as const satisfies WithContext<FAQPageLeaf>
}
