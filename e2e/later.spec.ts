import type { Page } from '@playwright/test'
import { turn } from '#app/lay-out-later.ts'
import { paths } from '#content/paths.ts'
import { budgets } from '#tools/build/budgets.ts'
import { addresses } from './addresses.ts'
import { drawn } from './drawn.ts'
import { holdBack, holdReact, untilStarted } from './live.ts'
import { longUnless } from './long.ts'
import { mostInOneGo } from './most-in-one-go.ts'
import { expect, test } from './site.ts'

for (const address of addresses) {
  const title = `What lies below the first screen of ${address} keeps about its room, and is laid out and set in its own fonts though React has not come`
  test(title, longUnless(address === paths.services), async ({ page }) => {
    await holdReact(page)
    const footer = page.getByRole('contentinfo')
    const family = () => footer.evaluate((element) => getComputedStyle(element).fontFamily)
    // Under it there is room for the banner, once that has come.
    const height = () => footer.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const letItLoad = await holdBack(page, /\/assets\/boot-/)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(footer).toHaveCSS('content-visibility', 'auto')
      const before = await height()
      letItLoad()
      await expect(page.locator('.later')).toHaveCount(0)
      await expect(footer).toHaveCSS('content-visibility', 'visible')
      expect(await family()).toContain('"Instrument Sans",')
      expect(Math.abs(before / (await height()) - 1), `at ${width} px`).toBeLessThan(0.1)
    }
  })
}

for (const address of addresses) {
  const title = `Until its fonts have come, every text of ${address} waits in the stand-in of its own face, and breaks where it will`
  test(title, longUnless(address === paths.useCases), async ({ page }) => {
    await holdReact(page)
    const letItLoad = await holdBack(page, /\/assets\/boot-/)
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    const waiting = await faces(page)
    letItLoad()
    await expect(page.locator('.later')).toHaveCount(0)
    expect(waiting.filter((face) => face.includes('fallback'))).not.toEqual([])
    expect(waiting.map((face) => face.replace(' fallback', ''))).toEqual(await faces(page))
  })
}

for (const address of addresses) {
  const title = `When the fonts of ${address} come, no text of its first screen takes a line more or less`
  test(title, longUnless(address === paths.services), async ({ page }) => {
    await holdReact(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const letItLoad = await holdBack(page, /\/assets\/boot-/)
      await page.goto(address, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      const seen = await page.evaluateHandle(textsInSight)
      const waiting = await seen.evaluate(heights)
      letItLoad()
      await expect(page.locator('.later')).toHaveCount(0)
      expect(waiting.length).toBeGreaterThan(3)
      expect(await seen.evaluate(heights), `at ${width} px`).toEqual(waiting)
    }
  })
}

test.describe('On a first visit', () => {
  test.use({ firstVisit: true })

  for (const path of [paths.useCases, paths.privacyPolicy]) {
    const title = `The frame that shows the banner of ${path} finds the style of few elements anew, of no link of the page`
    test(title, longUnless(path === paths.useCases), async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await holdBack(page, /\.woff2$/)
      const letItLoad = await holdBack(page, /\/assets\/boot-/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await drawn(page)
      const restyled = await mostInOneGo(page, 'elementCount', async () => {
        letItLoad()
        await page.locator('html[data-asks-consent]').waitFor()
      })
      expect(restyled).toBeGreaterThan(0)
      expect(restyled).toBeLessThanOrEqual(budgets.restyledWithBanner)
    })
  }
})

for (const address of [paths.home, paths.solutions, paths.useCases, paths.services, paths.privacyPolicy]) {
  const title = `Who comes far down ${address} before its parts have had their turn sees no line broken anew when they have it`
  test(title, longUnless(address === paths.home), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(holdTurns, turn)
    await page.goto(address)
    // The page itself is the first.
    await expect(page.locator('body.later')).toHaveCount(0)
    const waitingParts = page.locator('.later')
    expect(await waitingParts.count()).toBeGreaterThan(0)
    const texts = await page.evaluateHandle(textsFarDown)
    const waiting = await texts.evaluate(heights)
    await page.evaluate(() => window.dispatchEvent(new Event('turns')))
    await expect(waitingParts).toHaveCount(0)
    expect(waiting.length).toBeGreaterThan(10)
    expect(await texts.evaluate(heights)).toEqual(waiting)
  })
}

test('An address that leads into a page comes to its place there, with nothing left to be laid out', async ({
  page,
}) => {
  await holdBack(page, /\/assets\/boot-/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${paths.services}#formation`)
  const step = page.locator('#formation')
  await expect(step).toBeInViewport()
  await expect(step).toHaveCSS('content-visibility', 'visible')
  const top = await step.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
})

test('Once its script has come, a page waits for its fonts, however late they come', async ({ page }) => {
  const fonts = await holdBack(page, /\.woff2$/)
  await page.goto(paths.useCases, { waitUntil: 'commit' })
  await untilStarted(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  // Hours pass for its styles.
  await session.send('Animation.setPlaybackRate', { playbackRate: 10_000 })
  await drawn(page)
  const family = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--font-text'))
  expect(await family()).toContain('fallback')
  expect(await family()).not.toContain('"Instrument Sans",')
  fonts()
  await expect.poll(family).toContain('"Instrument Sans",')
  await session.detach()
})

for (const path of [paths.useCases, paths.solutions]) {
  const title = `When the fonts come, no more than a part of ${path} is laid out in one go, of the first screen neither`
  test(title, longUnless(path === paths.useCases), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const fonts = await holdBack(page, /\.woff2$/)
    // Not until it has loaded: where the fonts are asked for before that, it waits for them.
    await page.goto(path, { waitUntil: 'commit' })
    await untilStarted(page)
    const laidOut = await mostInOneGo(page, 'dirtyObjects', async () => {
      fonts()
      await expect(page.locator('.later')).toHaveCount(0)
    })
    expect(laidOut).toBeGreaterThan(0)
    expect(laidOut).toBeLessThanOrEqual(budgets.laidOutAtOnce)
  })
}

/** The first face that each element of a page asks for. */
function faces(page: Page) {
  return page
    .locator('body *')
    .evaluateAll((all) =>
      all.map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''),
    )
}

function textsInSight() {
  const hasWords = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim()
  return [...document.querySelectorAll('main *')].filter(
    (element) => [...element.childNodes].some(hasWords) && element.getBoundingClientRect().top < window.innerHeight,
  )
}

/** In parts that nobody sees yet when the fonts come. */
function textsFarDown() {
  const parts = [...document.querySelectorAll('main .later')].filter((part) => part.getBoundingClientRect().top > 1300)
  return parts.flatMap((part) => [...part.querySelectorAll('h2, h3, p, li, dt, dd, summary')])
}

/** In lines, about: a stand-in may be a pixel higher. */
function heights(elements: readonly Element[]) {
  return elements.map((element) => `${element.textContent}: ${Math.round(element.getBoundingClientRect().height / 8)}`)
}

/** All but the first. */
function holdTurns(milliseconds: number) {
  const { setTimeout } = window
  const { promise: released, resolve: release } = Promise.withResolvers<Event>()
  window.addEventListener('turns', release)
  let turns = 0
  window.setTimeout = ((act: () => void, wait = 0) => {
    if (wait !== milliseconds || turns++ === 0) return setTimeout(act, wait)
    released.then(() => setTimeout(act, wait))
    return 0
  }) as typeof setTimeout
}
