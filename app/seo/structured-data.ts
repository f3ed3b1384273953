import type { SchemaType } from '#content/page-settings.ts'
import { pages } from '#content/pages.ts'
import { type Path, paths } from '#content/paths.ts'
import { breadcrumbList } from './structured-data/breadcrumb-list.ts'
import { contactPage } from './structured-data/contact-page.ts'
import { demoVideo } from './structured-data/demo-video.ts'
import { faqPage } from './structured-data/faq-page.ts'
import { homeServices } from './structured-data/home-services.ts'
import { howTo } from './structured-data/how-to.ts'
import { legalPage } from './structured-data/legal-page.ts'
import { organization } from './structured-data/organization.ts'
import type { SiteAddress } from './structured-data/site-identity.ts'
import { techArticle } from './structured-data/tech-article.ts'
import { useCaseCollection } from './structured-data/use-case-collection.ts'
import { website } from './structured-data/website.ts'

/** Each block is held to its own schema.org type where it is written. */
export type StructuredData = readonly { readonly '@context': 'https://schema.org'; readonly '@type': string }[]

/**
 * What search engines are told of each page; never more than the page shows (the build checks it). Only the renderer
 * imports this: in the browser it would weigh on every first visit.
 */
export function structuredDataAt(pathname: string, site: SiteAddress): StructuredData {
  const settings = Object.values(pages).find(({ canonical }) => canonical === pathname)
  if (!settings?.canonical) return []
  const { canonical, schemaType } = settings
  const own = schemaType ? byType[schemaType](site, canonical) : []
  return canonical === paths.home ? own : [...own, breadcrumbList(site, canonical)]
}

const byType: Record<SchemaType, (site: SiteAddress, path: Path) => StructuredData> = {
  home: (site) => [organization(site), website(site), homeServices(site), faqPage(site), demoVideo(site)],
  solutions: (site) => [techArticle(site)],
  useCases: (site) => [useCaseCollection(site)],
  services: (site) => [howTo(site)],
  contact: (site) => [contactPage(site)],
  legal: (site, path) => [legalPage(site, path)],
}
