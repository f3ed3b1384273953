import { markdownPath, structuredDataPath } from '#app/seo/twin-paths.ts'
import type { PageSettings } from '#content/page-settings.ts'
import { pages } from '#content/pages.ts'
import { parseHtml } from '../parse-html.ts'
import type { PrerenderedPage } from '../prerender.ts'
import type { BuiltFile } from '../write-into.ts'
import { llmsTxt } from './llms-txt.ts'
import { markdownTwin } from './markdown-twin.ts'
import { dateOf, type PageDates } from './page-dates.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

type Build = { siteUrl: string; builtOn: Date; dates: PageDates; prerendered: readonly PrerenderedPage[] }

/** The files that programs read: search engines, language models, those who found a weakness, phones. */
export function buildFeeds({ siteUrl, builtOn, dates, prerendered }: Build): BuiltFile[] {
  const today = builtOn.toISOString().slice(0, 10)
  const addressed = prerendered.flatMap((page) => {
    const settings = Object.values(pages).find(({ canonical }) => canonical === page.path)
    return settings ? [{ ...page, settings }] : []
  })
  const indexed = addressed.filter(({ settings }) => !settings.noIndex)
  return [
    {
      path: '/sitemap.xml',
      content: sitemap(
        indexed.map(({ path, html, settings }) => ({
          url: siteUrl + path,
          changedOn: dateOf(path, datedText(path, html, settings), { dates, today }),
        })),
      ),
    },
    { path: '/robots.txt', content: robotsTxt(siteUrl) },
    { path: '/llms.txt', content: llmsTxt(siteUrl) },
    { path: '/.well-known/security.txt', content: securityTxt(siteUrl, builtOn) },
    { path: '/site.webmanifest', content: webManifest() },
    ...addressed.map(({ path, html, settings }) => ({
      path: markdownPath(path),
      content: markdownTwin(parseHtml(html), settings, siteUrl + path),
    })),
    ...addressed.map(({ path, structuredData }) => ({
      path: structuredDataPath(path),
      content: JSON.stringify(structuredData),
    })),
  ]
}

/** The text whose change is a change of the page: the same wherever the site is published. */
export function datedText(path: string, html: string, settings: PageSettings) {
  return markdownTwin(parseHtml(html), settings, `https://site.invalid${path}`)
}
