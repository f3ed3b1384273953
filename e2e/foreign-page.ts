import type { Page } from '@playwright/test'
import { test as base } from './site.ts'

/** Without the fixture that fails a test on any report: React reports that the markup was not its own. */
export const test = base.extend<{ foreign: Page; faults: string[] }>({
  foreign: async ({ browser, siteUrl }, use) => {
    const page = await browser.newPage({ baseURL: siteUrl, locale: 'fr-FR', reducedMotion: 'reduce' })
    await use(page)
    await page.close()
  },
  faults: async ({ foreign }, use) => {
    const faults: string[] = []
    foreign.on('pageerror', ({ message }) => faults.push(message))
    await use(faults)
  },
})
