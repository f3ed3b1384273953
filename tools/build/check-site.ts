import type { StaticFiles } from '#server/http/static-files.ts'
import { readPage } from './check-site/built-page.ts'
import { checkCanonicals } from './check-site/check-canonicals.ts'
import { checkHead } from './check-site/check-head.ts'
import { checkAlternatives, checkOgImage } from './check-site/check-images.ts'
import { checkLinks } from './check-site/check-links.ts'
import { checkStructuredData } from './check-site/check-structured-data.ts'

/** What would keep the built site from being found and shared well, one sentence each, naming the page. */
export function checkSite(files: StaticFiles, siteUrl: string): string[] {
  const read = (path: string) => {
    const variant = files.get(path)?.variants.find(({ encoding }) => encoding === 'identity')
    return variant && Buffer.from(variant.body)
  }
  const addresses = [...files.keys()]
  const pages = addresses
    .filter((path) => files.get(path)?.contentType.startsWith('text/html'))
    .map((path) => readPage(path, String(read(path))))
  const site = {
    siteUrl,
    pages: new Map(pages.map((page) => [page.path, page])),
    addresses: new Set(addresses),
  }
  return [
    ...checkHead(pages),
    ...checkCanonicals(pages, String(read('/sitemap.xml')), siteUrl),
    ...checkLinks(site),
    ...pages.flatMap(checkAlternatives),
    ...pages.flatMap((page) => checkOgImage(page, siteUrl, read)),
    ...pages.flatMap((page) => checkStructuredData(page, site)),
  ]
}
