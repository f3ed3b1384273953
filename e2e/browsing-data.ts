import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/**
 * A tab and its browsing data, shared by the tests of a worker and emptied after each: to make new ones takes longer
 * than most tests. The cache stays, as between two visits.
 */
export function createBrowsingData(browser: Browser, options: BrowserContextOptions & { baseURL: string }) {
  const tabs = new Map<boolean, Promise<Page>>()

  async function open(javaScriptEnabled: boolean) {
    return openTab(await browser.newContext({ ...options, javaScriptEnabled }))
  }

  return {
    take(javaScriptEnabled: boolean) {
      const tab = tabs.get(javaScriptEnabled) ?? open(javaScriptEnabled)
      tabs.set(javaScriptEnabled, tab)
      return tab
    },
    /** Leaves nothing of a test to the next one. */
    async giveBack(javaScriptEnabled: boolean, used: Page) {
      tabs.delete(javaScriptEnabled)
      const context = used.context()
      const tab = canBeEmptied(used, options.baseURL) ? used : await openTab(context)
      if (await forget(tab, options.baseURL)) tabs.set(javaScriptEnabled, Promise.resolve(tab))
      else await context.close()
    },
    async close() {
      for (const tab of tabs.values()) await (await tab).context().close()
    },
  }
}

/** Tabs whose pages a test has prepared by a script, for good. */
const prepared = new WeakSet<Page>()

async function openTab(context: BrowserContext) {
  const tab = await context.newPage()
  const addInitScript = tab.addInitScript.bind(tab)
  tab.addInitScript = (...script) => {
    prepared.add(tab)
    return addInitScript(...script)
  }
  return tab
}

/** What a site that a test started for itself has stored in the tab cannot be reached any more. */
function canBeEmptied(tab: Page, siteUrl: string) {
  return !tab.isClosed() && !prepared.has(tab) && tab.url().startsWith(siteUrl)
}

/** Whether nothing is left: a clock that a test has set stays in every page to come. */
async function forget(tab: Page, siteUrl: string): Promise<boolean> {
  const context = tab.context()
  for (const page of context.pages()) if (page !== tab) await page.close()
  await context.unrouteAll()
  await tab.unrouteAll()
  for (const event of ['console', 'dialog', 'pageerror', 'request'] as const) tab.removeAllListeners(event)
  // A page may store something while it is left: it is erased from the next one.
  await tab.goto(`${siteUrl}/robots.txt`)
  const hasOtherTime = await tab.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    return '__pwClock' in globalThis
  })
  await tab.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none' })
  // Outside the view, where it hovers over nothing.
  await tab.mouse.move(-1, -1)
  const session = await context.newCDPSession(tab)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await context.clearCookies()
  await context.clearPermissions()
  return !hasOtherTime
}
