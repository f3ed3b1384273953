import type { Page } from '@playwright/test'

/** What the browser takes for the largest thing that was painted: the name of its element, or that it is the banner's. */
export function largestPaint(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1)
          const element = entry && 'element' in entry ? entry.element : undefined
          if (!(element instanceof Element)) return resolve(undefined)
          resolve(element.closest('.consent-banner') ? 'banner' : element.tagName)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
