import type { Browser, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { untilOwnFonts } from '#testing/own-fonts.ts'
import { budgets } from '#tools/build/budgets.ts'
import { drawn } from './drawn.ts'
import { holdReact } from './live.ts'
import { mostInOneGo } from './most-in-one-go.ts'
import { expect, test } from './site.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('A press has the browser find the style of few elements anew, and not of the whole page', async ({
  browser,
  siteUrl,
}) => {
  const page = await openOnPhone(browser, siteUrl)
  // What it renders is no cost of the press.
  const release = await holdReact(page)
  for (const [path, controls] of [
    [paths.home, [button(page, 'Tout refuser'), button(page, /^Ouvrir l'assistant/)]],
    [paths.useCases, [button(page, 'Automatisation')]],
    [paths.contact, [page.getByRole('textbox', { name: 'Prénom' })]],
  ] as const) {
    await page.goto(path)
    await untilOwnFonts(page)
    for (const control of controls) {
      await drawn(page)
      const restyled = await mostInOneGo(page, 'elementCount', () => control.tap())
      expect(restyled, `${control}`).toBeGreaterThan(0)
      expect(restyled, `${control}`).toBeLessThanOrEqual(budgets.restyledByPress)
    }
  }
  release()
  await page.close()
})

test('Between a press and its paint nothing is done that can wait: no file is asked for, nothing is measured, the root is left as it is', async ({
  browser,
  siteUrl,
}) => {
  for (const [path, control, isAnswered] of [
    [paths.services, (page: Page) => button(page, 'Ouvrir le menu principal'), ':popover-open'],
    [paths.services, (page: Page) => button(page, 'Tout refuser'), 'html:not([data-asks-consent])'],
    [paths.services, (page: Page) => button(page, /^Ouvrir l'assistant/), 'html[data-live]'],
    [paths.useCases, (page: Page) => button(page, 'Automatisation'), 'html[data-live]'],
  ] as const) {
    const page = await openOnPhone(browser, siteUrl)
    await page.addInitScript(noteBeforePaint)
    await page.goto(path)
    await untilOwnFonts(page)
    await control(page).scrollIntoViewIfNeeded()
    await drawn(page)
    await control(page).tap()
    await page.locator(isAnswered).first().waitFor({ state: 'attached' })
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'beforePaint')), `${control(page)}`).toEqual([])
    await page.close()
  }
})

test('A finger that is down on a control, and may be about to scroll, runs nothing that would hold its press up', async ({
  browser,
  siteUrl,
}) => {
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
})

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
