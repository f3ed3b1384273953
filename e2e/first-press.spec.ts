import type { Browser, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { untilOwnFonts } from '#testing/own-fonts.ts'
import { budgets } from '#tools/build/budgets.ts'
import { drawn } from './drawn.ts'
import { holdReact } from './live.ts'
import { long } from './long.ts'
import { mostInOneGo } from './most-in-one-go.ts'
import { expect, test } from './site.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

for (const [path, controls, details] of [
  [paths.home, [(page: Page) => button(page, 'Tout refuser'), (page: Page) => button(page, /^Ouvrir l'assistant/)], {}],
  [paths.useCases, [(page: Page) => button(page, 'Automatisation')], long],
  [paths.contact, [(page: Page) => page.getByRole('textbox', { name: 'Prénom' })], long],
] as const) {
  const title = `A press at ${path} has the browser find the style of few elements anew, and not of the whole page`
  test(title, details, async ({ browser, siteUrl }) => {
    const page = await openOnPhone(browser, siteUrl)
    // What it renders is no cost of the press.
    const release = await holdReact(page)
    await page.goto(path)
    await untilOwnFonts(page)
    await expect(page.locator('.later')).toHaveCount(0)
    for (const control of controls) {
      await drawn(page)
      const restyled = await mostInOneGo(page, 'elementCount', () => control(page).tap())
      expect(restyled, `${control(page)}`).toBeGreaterThan(0)
      expect(restyled, `${control(page)}`).toBeLessThanOrEqual(budgets.restyledByPress)
    }
    release()
    await page.close()
  })
}

test(
  "The phone's menu is laid out before it is pressed, and takes nobody's place while it is closed",
  long,
  async ({ browser, siteUrl }) => {
    const page = await openOnPhone(browser, siteUrl)
    await page.goto(paths.services)
    await untilOwnFonts(page)
    const places = () =>
      page.locator('.menu a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
    const isOffScreen = ({ right, width }: DOMRect) => width > 0 && right <= 0
    expect(await places()).not.toEqual([])
    expect((await places()).filter((place) => !isOffScreen(place))).toEqual([])
    await button(page, 'Ouvrir le menu principal').tap()
    expect((await places()).filter(isOffScreen)).toEqual([])
    await page.close()
  },
)

for (const [name, path, isAnswered, details] of [
  ['Ouvrir le menu principal', paths.services, ':popover-open', long],
  ['Tout refuser', paths.services, 'html:not([data-asks-consent])', long],
  [/^Ouvrir l'assistant/, paths.services, 'html[data-live]', {}],
  ['Automatisation', paths.useCases, 'html[data-live]', long],
] as const) {
  const title = `Between a press on « ${name} » and its paint nothing is done that can wait: no file is asked for, nothing is measured, the root is left as it is`
  test(title, details, async ({ browser, siteUrl }) => {
    const page = await openOnPhone(browser, siteUrl)
    await page.addInitScript(noteBeforePaint)
    await page.goto(path)
    // What is laid out later, and a scroll, have the assistant's corner measured.
    await expect(page.locator('.later')).toHaveCount(0)
    const control = button(page, name)
    await control.scrollIntoViewIfNeeded()
    await drawn(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await control.tap()
    await page.locator(isAnswered).first().waitFor({ state: 'attached' })
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'beforePaint'))).toEqual([])
    await page.close()
  })
}

test(
  'A finger that is down on a control, and may be about to scroll, runs nothing that would hold its press up',
  long,
  async ({ browser, siteUrl }) => {
    const page = await openOnPhone(browser, siteUrl)
    await Promise.all([page.waitForRequest(/\/assets\/hydrate-/), page.goto(paths.useCases)])
    const filter = button(page, 'Automatisation')
    await filter.scrollIntoViewIfNeeded()
    const box = await filter.boundingBox()
    const session = await page.context().newCDPSession(page)
    const touchPoints = [{ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await drawn(page)
    await expect(page.locator('html:is([data-waiting], [data-live])')).toHaveCount(0)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    await page.close()
  },
)

/** Runs in the page: what is done from the sign that a finger was lifted until the frame that shows the press. */
function noteBeforePaint() {
  const done: string[] = []
  const { fetch } = window
  window.fetch = (...what) => {
    done.push(`fetched ${what[0]}`)
    return fetch(...what)
  }
  const { getClientRects } = Element.prototype
  Element.prototype.getClientRects = function () {
    done.push(`measured ${this.tagName}`)
    return getClientRects.call(this)
  }
  const { toggleAttribute } = Element.prototype
  Element.prototype.toggleAttribute = function (name, ...how) {
    if (this === document.documentElement) done.push(`changed ${name} of the root`)
    return toggleAttribute.call(this, name, ...how)
  }
  const keep = () => Object.assign(window, { beforePaint: [...done] })
  const begin = () => {
    done.splice(0)
    requestAnimationFrame(() => setTimeout(keep))
  }
  // Of a finger, browsers tell of it in the same task as of its click.
  window.addEventListener('mouseover', begin, { capture: true, once: true })
}

function openOnPhone(browser: Browser, siteUrl: string) {
  return browser.newPage({
    baseURL: siteUrl,
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
}
