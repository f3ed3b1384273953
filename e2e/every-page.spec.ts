import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { accessibilityFaults, secondOpinion } from './accessibility-faults.ts'
import { addresses } from './addresses.ts'
import { headOf, servedHtml } from './head-tags.ts'
import { openLive, openStarted } from './live.ts'
import { longUnless, walks } from './long.ts'
import { requestsElsewhere } from './requests-elsewhere.ts'
import { expect, test } from './site.ts'
import { setTextWider } from './text-wider.ts'

/** The page with the form. */
const example = paths.contact
const widths = [320, 390, 768, 1024, 1920]

for (const address of addresses) {
  test.describe(`The page ${address}`, () => {
    test('has its headings in order, fits every width, and has no accessibility fault that a machine can find', async ({
      page,
    }) => {
      await openStarted(page, address)
      await expectHeadingsInOrder(page)
      await expectFitting(page)
      expect(await accessibilityFaults(page)).toEqual([])
    })

    const live =
      'has the head that was served once it is live, asks about cookies, offers the assistant, stores nothing, asks nothing of another host, and still fits and has no fault'
    test(live, longUnless(address === example), async ({ page, context, siteUrl }) => {
      const outside = requestsElsewhere(page, siteUrl)
      await openLive(page, address)
      expect(await headOf(page)).toEqual(await headOf(page, await servedHtml(page, address)))
      const banner = page.getByRole('region', { name: 'Choix sur les cookies' })
      await expect(banner.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Ouvrir l'assistant/ })).toHaveAccessibleName(
        /IA qui répond automatiquement et peut se tromper/,
      )
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectFitting(page)
      expect(outside).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
      expect(await accessibilityFaults(page)).toEqual([])
    })

    const more =
      'lets nothing that stays in place cover text while one scrolls, shows where the keyboard is, and has no accessibility fault that a machine can find on a phone with the dark scheme, nor to another engine'
    test(more, longUnless(address === example), async ({ page }) => {
      await openLive(page, address)
      await expectKeyboardInSight(page)
      await expectNoTextUponText(page)
      expect(await secondOpinion(page)).toEqual([])
      await expectNoFaultInTheDark(page)
    })
  })
}

for (const { over, pages, details } of walks) {
  test(`Text twice as large and text set wider stay in sight: ${over}`, details, async ({ page }) => {
    for (const address of pages) {
      await openLive(page, address)
      await setTextWider(page)
      for (const width of [320, 390, 768, 1024, 1280])
        await expectTextInSight(page, width, 'with more room in the text')
      // 1280 by 1024 pixels at 400 %.
      await expectTextInSight(page, 320, 'with more room in the text, on a low screen', 256)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectTextInSight(page, 390, 'with both')
      await page.evaluate(() => document.adoptedStyleSheets.pop())
      for (const width of [390, 768, 1024, 1280]) await expectTextInSight(page, width, 'with text at 200 %')
    }
  })
}

/** From the narrowest to the widest; leaves the page wide. */
async function expectFitting(page: Page) {
  for (const width of [...widths, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `at ${width} px`).toBe(0)
  }
}

async function expectNoFaultInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  const paper = await paperColour(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390)
  await expect.poll(() => paperColour(page)).not.toBe(paper)
  expect(await accessibilityFaults(page)).toEqual([])
}

function paperColour(page: Page) {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

async function expectHeadingsInOrder(page: Page) {
  const levels = await page
    .locator(':is(h1, h2, h3, h4, h5, h6):not(.consent-banner *)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(1)
  }
}

function overflow(page: Page) {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
}

/**
 * Nothing scrolls sideways, and no text is cut by the screen's edge, nor by a section that hides what overflows; what a
 * button says stays in it, and the unit of a large figure in one piece.
 */
async function expectTextInSight(page: Page, width: number, condition: string, height = 900) {
  await page.setViewportSize({ width, height })
  expect(await overflow(page), `at ${width} px, ${condition}`).toBe(0)
  const cut = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, .marquee-window, svg'))
        continue
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      const within = element.closest('.button')?.getBoundingClientRect() ?? { left: 0, right: window.innerWidth }
      const isBroken = element.matches('small') && range.getClientRects().length > 1
      if (left < within.left - 1 || right > within.right + 1 || isBroken)
        found.push(`${element.tagName} « ${text.textContent} »`)
    }
    return found
  })
  expect(cut, `cut at ${width} px, ${condition}`).toEqual([])
}

/** Scrolls the wide page to its end: what sticks to the screen's top never lies upon what passes. */
async function expectNoTextUponText(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  const covered = await page.evaluate(() => {
    const inMain = [...document.querySelectorAll('main *')]
    const sticky = inMain.filter((element) => getComputedStyle(element).position === 'sticky')
    const passing = inMain.filter(
      (element) =>
        element.matches('h2, h3, p, li, td, text') &&
        !sticky.some((one) => one.contains(element) || element.contains(one)),
    )
    const found = new Set<string>()
    for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
      window.scrollTo({ top, behavior: 'instant' })
      for (const one of sticky) {
        const a = one.getBoundingClientRect()
        for (const other of passing) {
          const b = other.getBoundingClientRect()
          const beside = a.right <= b.left + 1 || b.right <= a.left + 1
          if (!beside && a.bottom > b.top + 1 && b.bottom > a.top + 1)
            found.add(`${one.textContent} / ${other.textContent}`)
        }
      }
    }
    return [...found]
  })
  expect(covered, 'what sticks, and the text that it covers').toEqual([])
}

/** Each stop of the keyboard has a ring, which a frame draws inside, is on the screen and is not under the header. */
async function expectKeyboardInSight(page: Page) {
  await page.setViewportSize({ width: 1024, height: 700 })
  const seen = await page.evaluateHandle(watchKeyboard)
  const stops = await page.locator('a[href], button, input, select, textarea, summary, iframe').count()
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab')
  const { count, faults } = await seen.jsonValue()
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(10)
}

/** Runs in the page: looks at what has the focus each time when a key is let go. */
function watchKeyboard() {
  const seen = { count: 0, faults: [] as string[] }
  const header = document.querySelector('header')
  document.addEventListener('keyup', () => {
    const element = document.activeElement
    if (!element || element === document.body) return
    const box = element.getBoundingClientRect()
    // A field that is one with its buttons has its ring around them all.
    const hasRing = [element, element.parentElement].some((one) => {
      const style = one && getComputedStyle(one)
      return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    })
    // What is fixed above the header (the skip links) may cover it.
    const isLow = header?.contains(element) || element.closest('.fixed')
    const isCovered = !isLow && box.top < (header?.getBoundingClientRect().bottom ?? 0) - 1
    const isOnScreen = box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth
    const name = `${element.tagName} « ${element.textContent?.trim() || element.getAttribute('name')} »`
    if (!hasRing && !(element instanceof HTMLIFrameElement)) seen.faults.push(`${name} has no ring`)
    if (isCovered) seen.faults.push(`${name} is under the header`)
    if (!isOnScreen) seen.faults.push(`${name} is not on the screen`)
    seen.count++
  })
  return seen
}
