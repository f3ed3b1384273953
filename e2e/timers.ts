import type { Page } from '@playwright/test'

/** Has the page count its own short timers, for `untilAtRest`. To be called before the page is opened. */
export function countTimers(page: Page) {
  return page.addInitScript(() => {
    const waiting = new Set<number>()
    const [set, clear] = [window.setTimeout, window.clearTimeout]
    Reflect.set(window, 'waiting', waiting)
    Reflect.set(window, 'setTimeout', (act: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
      const timer = set(() => {
        waiting.delete(timer)
        act(...values)
      }, delay)
      if (delay < 1000) waiting.add(timer)
      return timer
    })
    Reflect.set(window, 'clearTimeout', (timer?: number) => {
      if (timer) waiting.delete(timer)
      clear(timer)
    })
  })
}

/** Until nothing waits for its time that was to come within a second. */
export async function untilAtRest(page: Page) {
  await page.waitForFunction(() => Reflect.get(window, 'waiting').size === 0)
}
