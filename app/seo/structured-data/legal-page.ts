import type { WebPageLeaf, WithContext } from 'schema-dts'
import { accessibilityDeclaration } from '#content/accessibility-declaration.ts'
import type { LegalDocument } from '#content/legal-document.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { type Path, paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { copyright, organizationReference, type SiteAddress, websiteReference } from './site-identity.ts'

const documents = new Map<Path, LegalDocument>([
  [paths.privacyPolicy, privacyPolicy],
  [paths.accessibility, accessibilityDeclaration],
])

/** The legal notice shows the day's date: only a document with a date of its own declares one. */
export function legalPage(site: SiteAddress, path: Path) {
  const { title, updated } = documents.get(path) ?? legalNotice
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    url: site.siteUrl + path,
    inLanguage: 'fr',
    ...(updated.kind === 'fixed' && { dateModified: updated.completed?.isoDate ?? updated.isoDate }),
    isPartOf: websiteReference(site),
    publisher: organizationReference(site),
    ...copyright(site),
  } as const satisfies WithContext<WebPageLeaf>
}
