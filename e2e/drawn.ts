import type { Page } from '@playwright/test'

/** Until the browser has drawn the page as it stands now. */
export function drawn(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
