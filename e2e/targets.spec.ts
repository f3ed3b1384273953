import type { Page } from '@playwright/test'
import { settingsAt } from './addresses.ts'
import { moveTo, openLive } from './live.ts'
import { walks } from './long.ts'
import { expect, test } from './site.ts'

for (const { over, pages, details } of walks) {
  const title = `Whatever can be pressed is 24 px wide and high, or has that room to itself (WCAG 2.5.8): ${over}`
  test(title, details, async ({ page }) => {
    await openLive(page, '/')
    for (const address of pages) {
      await moveTo(page, address)
      await expect(page).toHaveTitle(settingsAt(address).title)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await tooSmall(page), `${address} at ${width} px`).toEqual([])
      }
    }
  })
}

function tooSmall(page: Page) {
  return page.evaluate(() => {
    const least = 24
    const actions = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const targets = [...document.querySelectorAll<HTMLElement>(actions)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInSentence(target))
      .map((target) => ({ target, ...pressable(target) }))
    if (targets.length < 10) return ['There is nothing to press.']
    const small = targets.filter(isSmall)
    const crowded = small.filter((one) => targets.some((other) => other.target !== one.target && isNear(one, other)))
    return crowded.map(({ target, width, height }) => `${target.outerHTML.slice(0, 120)} ${width} × ${height}`)

    /** In the width of the screen, and with the words beside a box, which are pressed as well. */
    function pressable(target: HTMLElement) {
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
      const boxes = [target, ...labels].map((part) => part.getBoundingClientRect())
      const left = Math.max(0, Math.min(...boxes.map((box) => box.left)))
      const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)))
      const top = Math.min(...boxes.map((box) => box.top))
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      return { left, right, top, bottom, width: right - left, height: bottom - top }
    }
    /** A link among words may be as high as its line. */
    function isInSentence(target: HTMLElement) {
      const words = target.parentElement?.textContent?.trim()
      return getComputedStyle(target).display === 'inline' && words !== target.textContent?.trim()
    }
    function isSmall({ width, height }: { width: number; height: number }) {
      return width < least || height < least
    }
    /** Whether a circle of that size around the one meets the other, or the circle around that where it is small, too. */
    function isNear(one: ReturnType<typeof pressable>, other: ReturnType<typeof pressable>) {
      const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2]
      const beside = Math.max(other.left - x, 0, x - other.right)
      const above = Math.max(other.top - y, 0, y - other.bottom)
      if (Math.hypot(beside, above) < least / 2) return true
      const apart = Math.hypot((other.left + other.right) / 2 - x, (other.top + other.bottom) / 2 - y)
      return isSmall(other) && apart < least
    }
  })
}
