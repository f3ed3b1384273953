import type { ItemListLeaf, ServiceLeaf } from 'schema-dts'
import { organizationReference, type SiteAddress } from './site-identity.ts'

type ServiceEntry = {
  readonly title: string
  readonly description: string
  /** The kind of service, where the page shows one. */
  readonly type?: string
  readonly path: string
}

export function serviceList(site: SiteAddress, name: string, entries: readonly ServiceEntry[]) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: service(site, entry),
    })),
  } as const satisfies ItemListLeaf
}

function service(site: SiteAddress, { title, description, type, path }: ServiceEntry) {
  return {
    '@type': 'Service',
    name: title,
    description,
    ...(type && { serviceType: type }),
    url: site.siteUrl + path,
    provider: organizationReference(site),
  } as const satisfies ServiceLeaf
}
