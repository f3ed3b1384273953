import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/**
 * Browsing data shared by the tests of a worker and emptied after each: to make a new one takes longer than most tests.
 * The cache stays, as between two visits.
 */
export function createBrowsingData(browser: Browser, options: BrowserContextOptions) {
  const contexts = new Map<boolean, Promise<BrowserContext>>()

  async function open(javaScriptEnabled: boolean) {
    const context = await browser.newContext({ ...options, javaScriptEnabled })
    // Without a page, the browser would take it down.
    await context.newPage()
    return context
  }

  return {
    take(javaScriptEnabled: boolean) {
      const context = contexts.get(javaScriptEnabled) ?? open(javaScriptEnabled)
      contexts.set(javaScriptEnabled, context)
      return context
    },
    async close() {
      for (const context of contexts.values()) await (await context).close()
    },
  }
}

/** Leaves nothing of a test to the next one. Session storage and emulations end with their page. */
export async function forget(context: BrowserContext) {
  const [first, ...others] = context.pages()
  const origins = new Set(others.map((page) => new URL(page.url()).origin).filter((origin) => origin !== 'null'))
  for (const page of others) await page.close()
  if (!first) return
  const session = await context.newCDPSession(first)
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await context.clearCookies()
  await context.clearPermissions()
  await context.unrouteAll()
}
