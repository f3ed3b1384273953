import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { allowsTraining } from '#content/crawling.ts'
import { pages } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { buildFeeds } from './build-feeds.ts'
import { fingerprint } from './page-dates.ts'

const siteUrl = 'https://site.example'
const builtOn = new Date('2026-11-15T13:30:00Z')

const prerendered = [...Object.values(paths), '/404'].map((path) => ({
  path,
  file: `${path}.html`,
  html: `<html><body><main><h1>${path}</h1></main></body></html>`,
  structuredData: [{ name: path }],
}))

const solutionsText = `> ${pages.solutions.description}\n> Page d'origine\u00a0: https://site.invalid/solutions\n\n# /solutions\n`

const feeds = new Map(
  buildFeeds({
    siteUrl,
    builtOn,
    dates: {
      '/solutions': { changedOn: '2026-05-04', fingerprint: fingerprint(solutionsText) },
      '/services': { changedOn: '2026-05-04', fingerprint: 'of another text' },
    },
    prerendered,
  }).map(({ path, content }) => [path, String(content)]),
)

describe('The sitemap', () => {
  const entries = new Map(
    [...(feeds.get('/sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
      ([, url, date]) => [url, date],
    ),
  )

  test('lists the pages that may be indexed, and no other', () => {
    expect([...entries.keys()]).toEqual(
      ['/', '/solutions', '/cas-usage', '/services', '/contact', '/accessibilite'].map((path) => siteUrl + path),
    )
  })

  test('gives the recorded date to an unchanged text, wherever it is published, and the day of the build to others', () => {
    expect(entries.get(`${siteUrl}/solutions`)).toBe('2026-05-04')
    expect(entries.get(`${siteUrl}/services`)).toBe('2026-11-15')
    expect(entries.get(`${siteUrl}/contact`)).toBe('2026-11-15')
  })
})

test('robots.txt names the sitemap, hides nothing but from training that the company refuses, and says to the crawlers of AI companies what they may do', () => {
  const robots = feeds.get('/robots.txt') ?? ''
  expect(robots).toMatch(/^Sitemap: https:\/\/site\.example\/sitemap\.xml$/m)
  expect(robots).toMatch(/^# .+\nUser-agent: \*\nAllow: \/$/m)
  expect(robots.includes('Disallow')).toBe(!allowsTraining)
  expect(robots).toContain('User-agent: GPTBot')
})

test('security.txt names a contact and expires within a year', () => {
  const text = feeds.get('/.well-known/security.txt') ?? ''
  expect(text).toContain(`Contact: mailto:${company.email}`)
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? 0)
  expect(expires.getTime()).toBeGreaterThan(builtOn.getTime())
  expect(expires.getTime()).toBeLessThan(new Date('2027-11-15').getTime())
})

test('llms.txt lists the Markdown of the pages', () => {
  const text = feeds.get('/llms.txt') ?? ''
  expect(text).toMatch(new RegExp(`^# ${company.name}\n\n> `))
  expect(text).toContain(`](${siteUrl}/index.md): ${pages.home.description}`)
  for (const [, path = ''] of text.matchAll(/\]\(https:\/\/site\.example([^)]+)\)/g))
    expect(feeds.has(path), path).toBe(true)
})

test('Every page but the not-found page has its twins', () => {
  expect(feeds.get('/contact/success.md')).toContain('# /contact/success')
  expect(feeds.get('/index.jsonld')).toBe('[{"name":"/"}]')
  expect([...feeds.keys()].filter((path) => path.endsWith('.md'))).toHaveLength(Object.keys(paths).length)
  expect([...feeds.keys()].filter((path) => path.includes('404'))).toEqual([])
})
