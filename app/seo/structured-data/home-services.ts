import type { ItemListLeaf, WithContext } from 'schema-dts'
import { home } from '#content/home.ts'
import { serviceList } from './service-list.ts'
import type { SiteAddress } from './site-identity.ts'

export function homeServices(site: SiteAddress) {
  const { title, items } = home.useCases
  const services = items.map(({ title, description, to }) => ({ title, description, path: to }))
  return {
    '@context': 'https://schema.org',
    ...serviceList(site, title, services),
  } as const satisfies WithContext<ItemListLeaf>
}
