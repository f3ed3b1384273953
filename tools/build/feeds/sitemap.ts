import { escapeHtml } from '../escape-html.ts'

export type SitemapEntry = { readonly url: string; readonly changedOn: string }

export function sitemap(entries: readonly SitemapEntry[]) {
  const urls = entries.map(
    ({ url, changedOn }) => `  <url><loc>${escapeHtml(url)}</loc><lastmod>${changedOn}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
