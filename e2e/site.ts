import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test as base, expect } from '@playwright/test'

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
        // Chromium itself reports that an address answered 404; the not-found page does.
        const expected = message.text().startsWith('Failed to load resource') && message.text().includes('404')
        if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints, 'what the page reported to the console').toEqual([])
    },
    { auto: true },
  ],
})

/** The server as `npm start` runs it, with an empty data folder. */
export async function startSite(variables: Record<string, string> = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-'))
  const server = spawn('node_modules/.bin/node', ['server/main.ts'], {
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return {
    url: await listeningUrl(server),
    server,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

async function listeningUrl({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>) {
  const complaint = text(stderr)
  for await (const line of createInterface({ input: stdout })) {
    const url = /Listening on (http:\/\/localhost:\d+)/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error(`The server stopped before it listened: ${await complaint}`)
}
