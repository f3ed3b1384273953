import { decodeEntities } from '../parse-html.ts'
import { type BuiltPage, notFoundPath } from './built-page.ts'

/** The sitemap lists the pages that may be indexed, by their canonical address, and nothing else. */
export function checkCanonicals(pages: readonly BuiltPage[], sitemap: string, siteUrl: string): string[] {
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decodeEntities(url))
  const expected = new Map(pages.filter(mayBeIndexed).map((page) => [siteUrl + page.path, page.path]))
  const known = new Set(expected.keys())
  return [
    ...pages.flatMap((page) => checkPage(page, siteUrl)),
    ...[...expected]
      .filter(([url]) => !listed.includes(url))
      .map(([, path]) => `${path} may be indexed but is not in the sitemap.`),
    ...listed
      .filter((url) => !known.has(url))
      .map((url) => `The sitemap lists ${url}, which is the canonical address of no page that may be indexed.`),
  ]
}

function checkPage({ path, canonicals, meta }: BuiltPage, siteUrl: string) {
  const ogUrls = meta('og:url')
  if (path === notFoundPath) {
    return canonicals.length + ogUrls.length > 0
      ? [`${path} stands for any address: it has no canonical, no og:url.`]
      : []
  }
  const problems: string[] = []
  const url = siteUrl + path
  if (canonicals.length !== 1 || canonicals[0] !== url)
    problems.push(`${path} has the canonical ${canonicals.join(', ') || '(none)'} instead of ${url}.`)
  if (ogUrls.length !== 1 || ogUrls[0] !== url)
    problems.push(`${path} has the og:url ${ogUrls.join(', ') || '(none)'} instead of ${url}.`)
  return problems
}

function mayBeIndexed({ meta }: BuiltPage) {
  return !meta('robots').some((content) => content.includes('noindex'))
}
