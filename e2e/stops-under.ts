import type { Page } from '@playwright/test'

/** What the keyboard reaches of a page and lies under something that stands at the bottom of the screen, by its name. */
export function stopsUnder(page: Page, cover: string) {
  return page.evaluate(async (selector) => {
    const names: string[] = []
    for (const stop of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, textarea):enabled, main a[href]',
    )) {
      if (!stop.checkVisibility({ visibilityProperty: true }) || stop.tabIndex < 0 || stop.closest('[aria-hidden]'))
        continue
      stop.focus()
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
      const { top, height } = stop.getBoundingClientRect()
      // One that is higher than what is left shows its beginning.
      const end = top + Math.min(height, 64)
      if (document.activeElement === stop && end > (document.querySelector(selector)?.getBoundingClientRect().top ?? 0))
        names.push(stop.id || stop.textContent)
    }
    return names
  }, cover)
}
