import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { slowLoading } from '#content/without-react.ts'
import { drawn } from './drawn.ts'
import { holdBack, holdReact, openLive, untilLive, untilStarted } from './live.ts'
import { aborted, gone, pageTitle } from './loaded-files.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const services = /\/assets\/services-.*js$/

/** Low in the page « Services », by its last link to the form; gives the place that was left. */
async function leaveServices(page: Page) {
  await openLive(page, paths.services)
  // What is laid out later takes another place than was kept for it.
  await expect(page.locator('.later')).toHaveCount(0)
  const link = page.getByRole('main').locator(`a[href="${paths.contact}"]`).last()
  await link.focus()
  const y = await page.evaluate(() => scrollY)
  expect(y).toBeGreaterThan(2000)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.contact}`)
  await expect(pageTitle(page)).not.toContainText('étapes')
  return { link, y }
}

type Left = Awaited<ReturnType<typeof leaveServices>>

async function expectPlace(page: Page, { link, y }: Left) {
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(y)
}

/** The code of the page « Services » is then no longer at hand. */
async function loadAgain(page: Page) {
  await page.reload()
  await untilLive(page)
}

test('After the page was loaded again, Back leads to the place that was left, before React has come and after', async ({
  page,
}) => {
  const left = await leaveServices(page)
  await page.evaluate(() => scrollTo(0, 300))
  await page.reload()
  await page.goBack()
  await expectPlace(page, left)

  await page.keyboard.press('Enter')
  await expect(pageTitle(page)).toBeFocused()
  await loadAgain(page)
  await page.goBack()
  await expectPlace(page, left)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY), 'the browser keeps it from here on').toBe(left.y)
})

test('On a slow phone, too, a page that is loaded again shows what it showed', long, async ({ page }) => {
  const { link } = await leaveServices(page)
  await page.goBack()
  await expect(link).toBeFocused()
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.reload()
  await expect(page.locator('.later')).toHaveCount(0)
  expect(await top()).toBe(before)
})

test('At its foot, too, which is over the banner, and once a choice was made', long, async ({ page }) => {
  await openLive(page, paths.home)
  const banner = page.getByRole('region', { name: 'Choix sur les cookies' })
  for (const isAsked of [true, false]) {
    await expect(banner).toBeVisible({ visible: isAsked })
    await expect(page.locator('.later')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const y = await page.evaluate(() => scrollY)
    await page.reload()
    await untilStarted(page)
    await expect(banner).toBeVisible({ visible: isAsked })
    expect(await page.evaluate(() => scrollY)).toBe(y)
    if (isAsked) await page.getByRole('button', { name: 'Tout refuser' }).click()
  }
})

test(
  'Back to a page whose code is slow leaves the page as it is until then, and says so; then it is where it was left',
  long,
  async ({ page }) => {
    const left = await leaveServices(page)
    await loadAgain(page)
    const release = await holdBack(page, services)
    const field = page.getByLabel('Prénom')
    await field.fill('Camille')
    const before = await page.evaluate(() => scrollY)
    await page.evaluate(() => history.back())
    await expect(page.getByText(slowLoading)).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(field).toBeFocused()
    release()
    await expectPlace(page, left)
  },
)

test('After a deploy, Back leads to the place that was left, in the new version', long, async ({ page }) => {
  const left = await leaveServices(page)
  await loadAgain(page)
  await page.route(services, gone, { times: 1 })
  await page.goBack()
  await expectPlace(page, left)
})

test('Back from a page that a deploy had loaded anew leads to the place that was left', long, async ({ page }) => {
  await page.route(/\/assets\/contact-.*js$/, gone, { times: 1 })
  const left = await leaveServices(page)
  await page.waitForLoadState()
  await untilLive(page)
  await page.goBack()
  await expectPlace(page, left)
})

test('Whoever has begun to read the page that Back has loaded stays there', long, async ({ page }) => {
  await leaveServices(page)
  await page.reload()
  const release = await holdReact(page)
  await page.goBack()
  await expect(pageTitle(page)).toContainText('étapes')
  await untilStarted(page)
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await untilLive(page)
  await drawn(page)
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('Back among the filters of a page leads to where it was left with each', long, async ({ page }) => {
  await openLive(page, paths.useCases)
  await page.evaluate(() => scrollTo(0, 250))
  await page.getByRole('button', { name: 'Automatisation', exact: true }).press('Enter')
  await expect(page).toHaveURL(/categorie=/)
  const left = await page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 0))
  await page.goBack()
  await expect(page).toHaveURL(paths.useCases)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('« Réessayer » brings the page to the place that was left', long, async ({ page }) => {
  const left = await leaveServices(page)
  await loadAgain(page)
  await page.route(services, aborted, { times: 2 })
  await page.goBack()
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await retry.press('Enter')
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.press('Enter')
  await expectPlace(page, left)
})
