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
    /** Leaves nothing of a test to the next one. */
    async giveBack(javaScriptEnabled: boolean, context: BrowserContext) {
      if (!(await hasOtherTime(context))) return forget(context)
      contexts.delete(javaScriptEnabled)
      await context.close()
    },
    async close() {
      for (const context of contexts.values()) await (await context).close()
    },
  }
}

/** A clock that a test has set stays in every page to come. */
async function hasOtherTime(context: BrowserContext) {
  const pages = context.pages().map((page) => page.evaluate(() => '__pwClock' in globalThis).catch(() => true))
  return (await Promise.all(pages)).includes(true)
}

/** Session storage and emulations end with their page. */
async function forget(context: BrowserContext) {
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
