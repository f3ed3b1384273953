import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { startServer } from '#tools/running-site.ts'

export { expect }

/**
 * Tests on the built site: each worker starts its own server on a free port, and every test fails on whatever its
 * page reports to the console as an error or a warning (hydration and CSP violations among them).
 */
export const test = base.extend<{ quietConsole: undefined }, { siteUrl: string }>({
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
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('console', (message) => {
        // Chromium itself reports that an address answered 404 or 422, as the not-found page and a refused form do, or
        // did not answer, as a test makes it.
        const expected = /^Failed to load resource.* (?:404|422|net::ERR_CONNECTION_REFUSED)/.test(message.text())
        if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text())
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
  const site = await startServer({ variables: { DATA_DIR: dataFolder, ...variables } })
  return {
    url: site.url,
    process: site.process,
    stop: async () => {
      await site.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
