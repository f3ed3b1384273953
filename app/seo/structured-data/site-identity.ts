import type { OrganizationLeaf, WebSiteLeaf } from 'schema-dts'
import { company } from '#content/company.ts'

/** What the build knows and the content does not. */
export type SiteAddress = { readonly siteUrl: string; readonly videoUrl: string }

/** How every block names the company and the website; the blocks on the home page say the rest under the same ids. */
export function organizationReference({ siteUrl }: SiteAddress) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    url: `${siteUrl}/`,
  } as const satisfies OrganizationLeaf
}

export function websiteReference({ siteUrl }: SiteAddress) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    url: `${siteUrl}/`,
  } as const satisfies WebSiteLeaf
}

export function copyright(site: SiteAddress) {
  return { copyrightYear: company.copyrightYear, copyrightHolder: organizationReference(site) } as const
}
