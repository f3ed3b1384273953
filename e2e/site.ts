import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { startServer } from '#testing/running-site.ts'
import { createBrowsingData } from './browsing-data.ts'

export { expect }

const locale = 'fr-FR'

/**
 * Tests on the built site: each worker starts its own server on a free port, and every test fails on whatever its
 * page reports to the console as an error or a warning (hydration and CSP violations among them).
 */
export const test = base.extend<
  { firstVisit: boolean; motion: boolean; quietConsole: undefined },
  { siteUrl: string; browsingData: ReturnType<typeof createBrowsingData> }
>({
  /** Whether the browser must never have been here: nothing is in its cache. */
  firstVisit: [false, { option: true }],
  /** Whether the visitor wants things to move: what moves keeps the machine busy and every click waiting. */
  motion: [false, { option: true }],
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const { url, stop } = await startSite()
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  browsingData: [
    async ({ browser, siteUrl }, use) => {
      const browsingData = createBrowsingData(browser, { baseURL: siteUrl, locale })
      await use(browsingData)
      await browsingData.close()
    },
    { scope: 'worker' },
  ],
  context: ({ page }, use) => use(page.context()),
  page: async ({ browser, browsingData, firstVisit, javaScriptEnabled, motion, siteUrl, viewport }, use) => {
    const runsScripts = javaScriptEnabled !== false
    const page = firstVisit
      ? await browser.newPage({ baseURL: siteUrl, locale, javaScriptEnabled: runsScripts })
      : await browsingData.take(runsScripts)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' })
    await use(page)
    if (firstVisit) await page.close()
    else await browsingData.giveBack(runsScripts, page)
  },
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        // The page's own line, where a test lets it ask in vain.
        if (!/^Failed to fetch dynamically imported module: .*\/boot-/.test(message))
          complaints.push(`error: ${message}`)
      })
      page.on('console', (message) => {
        // Chromium itself reports that an address answered with a refusal, as the not-found page, a refused form and a
        // refused question do, or did not answer, as a test makes it.
        const expected = /^Failed to load resource.* (?:402|404|422|429|500|net::ERR_)/.test(message.text())
        // That the page was rendered anew is told to whoever looks for it (hydrate.tsx); no page of ours needs it by itself.
        if (['error', 'warning', 'debug'].includes(message.type()) && !expected) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints, 'what the page reported to the console').toEqual([])
    },
    { auto: true },
  ],
})

/** The built site with an empty data folder. */
export async function startSite(variables: Record<string, string> = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-'))
  const site = await startServer({ built: true, variables: { DATA_DIR: dataFolder, ...variables } })
  return {
    url: site.url,
    process: site.process,
    stop: async () => {
      await site.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
