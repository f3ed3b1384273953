import type { BreadcrumbListLeaf, WithContext } from 'schema-dts'
import type { Path } from '#content/paths.ts'
import { breadcrumbOf } from '../../shell/breadcrumb.tsx'
import type { SiteAddress } from './site-identity.ts'

/** The crumbs that the page shows. */
export function breadcrumbList({ siteUrl }: SiteAddress, path: Path) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbOf(path).map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + to,
    })),
  } as const satisfies WithContext<BreadcrumbListLeaf>
}
