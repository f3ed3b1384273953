import type { Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { readEnvironment } from '#server/environment.ts'
import { addresses, settingsAt } from './addresses.ts'
import { type HeadTag, headOf, servedHtml } from './head-tags.ts'
import { holdBack, moveTo, openLive } from './live.ts'
import { long, walks } from './long.ts'
import { expect, test } from './site.ts'

/** The address that the build published the site under. */
const { SITE_URL } = readEnvironment()

for (const address of addresses) {
  test(`The head of ${address} says what the page is, once`, async ({ page }) => {
    const { title, description, keywords, ogTitle, ogDescription, ogImage, noIndex, canonical } = settingsAt(address)
    const html = await servedHtml(page, address)
    const tags = await headOf(page, html)
    const contents = (name: string) => tags.flatMap((tag) => (tag.name === name ? tag.content : []))

    expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/)
    expect(contents('title')).toEqual([title])
    expect(contents('description')).toEqual([description])
    expect(contents('keywords')).toEqual([keywords.join(', ')])
    expect(contents('robots')).toEqual([noIndex ? 'noindex, nofollow' : 'index, follow'])
    expect(contents('link canonical')).toEqual(canonical ? [`${SITE_URL}${canonical}`] : [])
    expect(contents('og:url')).toEqual(contents('link canonical'))
    expect(contents('og:title')).toEqual([ogTitle])
    expect(contents('og:description')).toEqual([ogDescription])
    expect(contents('og:image')).toEqual([`${SITE_URL}${ogImage}`])
    expect(contents('og:image:alt')[0]).toContain(ogTitle)
    expect(contents('twitter:card')).toEqual(['summary_large_image'])
    expect(contents('twitter:image')).toEqual(contents('og:image'))
    expect(contents('geo.region')).toEqual(['FR'])
    expect(contents('geo.country')).toEqual(['France'])
    expect(contents('geo.position')).toEqual([`${company.address.latitude};${company.address.longitude}`])
    const names = tags.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index && name !== 'structured data')).toEqual([
      'link icon',
    ])
  })
}

for (const { over, pages: walked, details } of walks) {
  const others = walked.filter((address) => address !== paths.home)
  test(
    `After moving there and back, the head is each time the one of a direct load: ${over}`,
    details,
    async ({ page }) => {
      await openLive(page, paths.home)
      const direct = new Map<string, HeadTag[]>()
      for (const address of [paths.home, ...others])
        direct.set(address, await headOf(page, await servedHtml(page, address)))
      for (const address of [...others, ...others.toReversed().slice(1), paths.home]) {
        await moveTo(page, address)
        await expect
          .poll(() => headOf(page), { message: `moved to ${address}`, intervals: [20] })
          .toEqual(direct.get(address))
      }
    },
  )
}

test('Two quick moves leave the structured data of the last page, once', long, async ({ page }) => {
  await openLive(page, paths.home)
  const release = await holdBack(page, /\.jsonld$/)
  for (const address of [paths.services, paths.solutions, paths.services, paths.solutions]) {
    await moveTo(page, address)
    await expect(page).toHaveTitle(settingsAt(address).title)
  }
  const answers = Promise.all([1, 2].map(() => page.waitForResponse(/solutions\.jsonld$/)))
  release()
  await answers
  await expect.poll(() => typesOnPage(page)).toEqual(['TechArticle', 'BreadcrumbList'])
})

test('Without its structured data a page moves on all the same', long, async ({ page }) => {
  await openLive(page, paths.home)
  await page.route('**/*.jsonld', (route) => route.fulfill({ status: 404 }))
  await moveTo(page, paths.solutions)
  await expect(page).toHaveTitle(pages.solutions.title)
  await expect.poll(() => typesOnPage(page)).toEqual([])
})

test('The search that the structured data announces finds use cases', long, async ({ page }) => {
  await page.goto(paths.home)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const template = blocks.map((block) => JSON.parse(block).potentialAction?.target.urlTemplate).find(Boolean)
  const { pathname, search } = new URL(template.replace('{search_term_string}', 'factures'))
  await page.goto(pathname + search)
  await expect(page.getByRole('searchbox')).toHaveValue('factures')
  await expect(page.getByRole('heading', { name: 'Lecture et saisie des pièces' })).toBeVisible()
  await expect(page.getByRole('heading', { name: "Maintenance, de l'alerte à l'intervention" })).toBeHidden()
})

test('A crawl from the home page, the sitemap and llms.txt meets every page and no broken link', async ({
  request,
  siteUrl,
}) => {
  const seen = new Map<string, number>()
  const waiting = ['/', '/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt', '/site.webmanifest']
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (seen.has(address)) continue
    const answer = await request.get(address, { maxRedirects: 0 })
    seen.set(address, answer.status())
    if (/html|text|xml|json/.test(answer.headers()['content-type'] ?? '')) {
      waiting.push(...addressesIn(await answer.text(), siteUrl))
    }
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  for (const { canonical, ogImage } of Object.values(pages)) {
    if (canonical && canonical !== paths.contactSuccess) {
      expect([...seen.keys()]).toContain(canonical)
      expect([...seen.keys()]).toContain(ogImage)
    }
  }
})

function typesOnPage(page: Page) {
  return page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '')['@type']))
}

function addressesIn(text: string, siteUrl: string) {
  return [...text.matchAll(/(?:href|src|action)="([^"]+)"|(https?:\/\/[^\s<>"')]*)|"src": "([^"]+)"/g)]
    .map(([, attribute, absolute, icon]) => attribute ?? absolute ?? icon ?? '')
    .filter((reference) => reference.startsWith('/') || reference.startsWith(`${SITE_URL}/`))
    .filter((reference) => !reference.includes('{'))
    .map((reference) => new URL(reference.replaceAll('&amp;', '&'), siteUrl).pathname)
}
