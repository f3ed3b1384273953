import { chromium } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { browserArguments, findBrowser } from '#testing/find-browser.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

/** Playwright turns it off, so that tests do not meet pages of before. */
const withoutCache = '--disable-back-forward-cache'

test('Back shows the page as it was left, at once, from what the browser has kept of it', long, async ({ siteUrl }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: [...browserArguments],
    ignoreDefaultArgs: [withoutCache],
  })
  const page = await browser.newPage({ baseURL: siteUrl })
  await page.goto(paths.home)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-kept', String(persisted)))
  })
  // Before React has come a link is a plain one.
  await page.getByRole('link', { name: "Explorer les cas d'usage" }).evaluate((link) => {
    if (link instanceof HTMLAnchorElement) location.assign(link.href)
  })
  await page.waitForURL(`**${paths.useCases}`)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true')
  await browser.close()
})

test('Nothing keeps a browser from keeping a page', async ({ request }) => {
  for (const path of Object.values(paths)) {
    const answer = await request.get(path)
    expect(answer.headers()['cache-control'], path).not.toContain('no-store')
    expect(answer.headers()['permissions-policy'] ?? '', path).toContain('unload=()')
  }
})

test('Back over a search on a phone leaves the field in sight that is being written in', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openLive(page, paths.useCases)
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await page.getByRole('button', { name: 'Automatisation' }).click()
  const search = page.getByRole('searchbox')
  await search.fill('factures')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=factures/)
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  const header = page.getByRole('banner')
  const top = async () => (await search.boundingBox())?.y ?? 0
  const bottomOfHeader = async () => (await header.boundingBox())?.height ?? 0
  await expect.poll(async () => (await top()) - (await bottomOfHeader())).toBeGreaterThanOrEqual(0)
})
