import { accessibilityFaults } from './accessibility-faults.ts'
import { addresses } from './addresses.ts'
import { expect, test } from './site.ts'

const widths = [320, 390, 768, 1024, 1440, 1920]

for (const address of addresses) {
  test.describe(`The page ${address}`, () => {
    test('has no accessibility fault that a machine can find, in either scheme', async ({ page }) => {
      for (const view of [
        { colorScheme: 'light', width: 1440 },
        { colorScheme: 'dark', width: 390 },
      ] as const) {
        await page.emulateMedia({ colorScheme: view.colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width: view.width, height: 900 })
        await page.goto(address, { waitUntil: 'networkidle' })
        expect(await accessibilityFaults(page), view.colorScheme).toEqual([])
      }
    })

    test('fits every width, and text twice as large', async ({ page }) => {
      await page.goto(address)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `at ${width} px`).toBe(0)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await overflow(page), 'with text at 200 %').toBe(0)
    })

    test('stores nothing, sets no cookie and asks nothing of another host', async ({ page, context, siteUrl }) => {
      const outside: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(siteUrl)) outside.push(request.url())
      })
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.mouse.wheel(0, 20_000)
      expect(outside).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    })

    test('has one title and headings in order', async ({ page }) => {
      await page.goto(address)
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(1)
      }
    })

    test('shows where the keyboard is, and never under the header', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 700 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(address, { waitUntil: 'networkidle' })
      const stops = await page.locator('a[href], button, input, select, textarea, summary').count()
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press('Tab')
        const focus = await focusedElement(page)
        if (!focus) break
        expect(focus.outlineWidth, `${focus.name} has a ring`).toBeGreaterThanOrEqual(2)
        expect(focus.covered, `${focus.name} is under the header`).toBe(false)
        expect(focus.onScreen, `${focus.name} is on the screen`).toBe(true)
      }
    })
  })
}

function overflow(page: import('@playwright/test').Page) {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
}

function focusedElement(page: import('@playwright/test').Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element instanceof HTMLIFrameElement) return null
    const box = element.getBoundingClientRect()
    const header = document.querySelector('header')
    const headerBottom = header?.getBoundingClientRect().bottom ?? 0
    const style = getComputedStyle(element)
    return {
      name: `${element.tagName} « ${element.textContent?.trim() || element.getAttribute('name')} »`,
      outlineWidth: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      // What is fixed above the header (the skip links) may cover it.
      covered: !header?.contains(element) && !element.closest('.fixed') && box.top < headerBottom - 1,
      onScreen: box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth,
    }
  })
}
