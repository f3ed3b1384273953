import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { openLive, untilLive } from './live.ts'
import { expect, startSite, test } from './site.ts'

const host = 'https://stats.internal'
const audience = "Mesure d'audience"

/** A site with a Matomo: the host is allowed by the server's variables, and written into the browser's code as a build would. */
async function startMeasuredSite(page: Page) {
  const site = await startSite({ MATOMO_URL: `${host}/`, MATOMO_SITE_ID: '3' })
  const asked: string[] = []
  await page.route(/\/assets\/hydrate-.*\.js$/, async (route) => {
    const response = await route.fetch()
    const code = (await response.text()).replace('audience:null', `audience:{url:"${host}/",siteId:"3"}`)
    await route.fulfill({ response, body: code })
  })
  await page.route(`${host}/**`, (route) => {
    // The first try is lost.
    if (asked.push(route.request().url()) === 1) return route.abort('internetdisconnected')
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_pk_id=1; path=/"; localStorage.setItem("matomo.x", "1")',
    })
  })
  return { site, asked }
}

const commands = (page: Page) =>
  page.evaluate(() => ('_paq' in window && Array.isArray(window._paq) ? window._paq.map(([name]) => name) : undefined))
const left = (page: Page) => page.evaluate(() => [document.cookie, localStorage.getItem('matomo.x')])

test('Audience is measured only after the visitor allowed it, on every page from then on, also where Matomo does not come at once, and leaves nothing when they withdraw', async ({
  page,
}) => {
  const { site, asked } = await startMeasuredSite(page)
  await openLive(page, site.url)
  expect(asked).toEqual([])
  expect(await commands(page)).toBeUndefined()

  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => asked).toEqual([`${host}/matomo.js`])
  await expect(page.locator(`script[src^="${host}"]`)).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Solutions' }).first().click()
  await expect(page).toHaveURL(site.url + paths.solutions)
  await expect.poll(() => asked).toEqual([`${host}/matomo.js`, `${host}/matomo.js`])
  await expect.poll(() => left(page)).toEqual(['_pk_id=1', '1'])
  expect(await commands(page)).toContain('disableCookies')
  expect((await commands(page))?.filter((name) => name === 'trackPageView')).toHaveLength(2)

  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await page.getByRole('switch', { name: audience }).click()
  await expect.poll(() => commands(page)).toBeUndefined()
  expect(await left(page)).toEqual(['', null])
  await expect(page.locator(`script[src^="${host}"]`)).toHaveCount(0)
  await page.reload()
  await untilLive(page)
  expect(asked).toHaveLength(2)
  await site.stop()
})

test('Audience is not measured for those whose browser asks for privacy', async ({ page }) => {
  const { site, asked } = await startMeasuredSite(page)
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }))
  await openLive(page, site.url + paths.services)
  expect(asked).toEqual([])
  await site.stop()
})
