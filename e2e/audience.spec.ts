import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { audienceScript } from './built-files.ts'
import { openLive, untilLive } from './live.ts'
import { expect, startSite, test } from './site.ts'
import { startMatomo } from './stand-in-matomo.ts'

let matomo: Awaited<ReturnType<typeof startMatomo>>
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async () => {
  matomo = await startMatomo()
  site = await startSite({ MATOMO_URL: matomo.url, MATOMO_SITE_ID: '3' })
})
test.afterAll(async () => {
  await site.stop()
  await matomo.stop()
})

/** The host is allowed by the server's variables, and stands in the pages as a build would write it. */
async function measure(page: Page) {
  const audience = `3 ${matomo.url} ${audienceScript()}`
  await page.addInitScript((written) => {
    document.addEventListener('DOMContentLoaded', () => {
      const boot = document.querySelector<HTMLElement>('[data-scripts]')
      if (boot) boot.dataset.matomo = written
    })
  }, audience)
}

const hasQueue = (page: Page) => page.evaluate(() => '_paq' in window)
const beats = (page: Page) =>
  page.evaluate(() => {
    const running: { beats: () => number } = Reflect.get(window, 'Matomo')
    return running.beats()
  })
const left = (page: Page) => page.evaluate(() => [document.cookie, localStorage.getItem('matomo.x')])
const views = () => matomo.asked.filter((address) => address.includes('view=1') && address.includes('by=image')).length

test('Audience is not measured for those whose browser asks for privacy', async ({ page }) => {
  await measure(page)
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }))
  await openLive(page, site.url + paths.services)
  expect(await hasQueue(page)).toBe(false)
  expect(matomo.asked).toEqual([])
})

test('Audience is measured only once the visitor allows it; when they withdraw, not one request of Matomo’s timers and listeners leaves, and nothing stays', async ({
  context,
}) => {
  // A tab of its own: the browser reports there what it keeps Matomo from sending.
  const page = await context.newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await measure(page)
  await openLive(page, site.url)
  expect(matomo.asked).toEqual([])
  expect(await hasQueue(page)).toBe(false)

  // Its script does not come: nothing breaks, and nothing piles up.
  matomo.breakDown(true)
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => matomo.asked.length).toBeGreaterThan(0)
  await expect.poll(() => hasQueue(page)).toBe(false)
  matomo.breakDown(false)
  await page.getByRole('link', { name: 'Solutions' }).first().click()
  await expect(page).toHaveURL(site.url + paths.solutions)
  await expect.poll(views).toBe(1)
  await page.getByRole('link', { name: 'Services' }).first().click()
  await expect.poll(views).toBe(2)
  expect(await left(page)).toEqual(['_pk_id.1=1', '1'])
  const told = await page.evaluate(() => {
    const running: { told: () => string[] } = Reflect.get(window, 'Matomo')
    return running.told()
  })
  const limits = ['disableCookies', 'disableBrowserFeatureDetection', 'disablePerformanceTracking']
  expect(told.slice(0, told.indexOf('trackPageView'))).toEqual(expect.arrayContaining(limits))

  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await page.getByRole('switch', { name: "Mesure d'audience" }).click()
  await expect.poll(() => hasQueue(page)).toBe(false)
  const withdrawnAt = await beats(page)
  await expect.poll(() => left(page)).toEqual(['', null])
  await expect(page.locator(`script[src^="${matomo.url}"]`)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL(site.url + paths.contact)
  await expect.poll(() => beats(page)).toBeGreaterThan(withdrawnAt + 3)
  await page.goto(site.url + paths.services)
  await untilLive(page)
  const late = matomo.asked.filter((address) => Number(/beat=(\d+)/.exec(address)?.[1] ?? 0) > withdrawnAt)
  expect(late).toEqual([])
  expect(matomo.asked.filter((address) => address.includes('bye=1'))).toEqual([])
  expect(errors).toEqual([])

  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await page.getByRole('switch', { name: "Mesure d'audience" }).click()
  await expect.poll(views).toBe(3)

  // Who has allowed it and only reads is counted without React.
  await page.goto(site.url + paths.solutions)
  await expect.poll(views).toBe(4)
  await expect(page.locator('html')).not.toHaveAttribute('data-live')
  await page.close()
})
