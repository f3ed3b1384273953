import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { launchBrowser } from '#testing/launch-browser.ts'
import { budgets } from '#tools/build/budgets.ts'
import { alone, type Figure } from './figure.ts'
import { readThrough, untilIdle } from './read-through.ts'

const kilobyte = 1024

/** What a first visit asks for, and what of it runs, until a page is read; with what is fetched ahead. */
export async function readPages(siteUrl: string): Promise<Figure[]> {
  const browser = await launchBrowser()
  const read: { path: string; ran: number; requests: number; bytes: number }[] = []
  for (const path of Object.values(paths)) {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 390, height: 844 } })
    read.push({ path, ...(await readPage(await context.newPage(), path)) })
    await context.close()
  }
  await browser.close()
  return [
    ...read.map(({ path, ran }) =>
      alone(`JavaScript run before intent, ${path}`, ran / kilobyte, {
        most: budgets.bootScript / kilobyte,
        unit: 'KB',
      }),
    ),
    ...read.map(({ path, requests }) => alone(`requests, ${path}`, requests, { most: budgets.requests })),
    ...read.map(({ path, bytes }) => alone(`bytes of a first visit, ${path}`, bytes / kilobyte, { unit: 'KB' })),
  ]
}

async function readPage(page: Page, path: string) {
  /** By address: the frame of the video sets its text in a font that the browser has by then. */
  const answers = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const address = request.url()
    if (new URL(address).pathname === '/favicon.svg' || answers.has(address)) return
    answers.set(
      address,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    )
  })
  await page.coverage.startJSCoverage()
  await readThrough(page, path)
  await page.mouse.wheel(0, 1500)
  await untilIdle(page)
  const sources = (await page.coverage.stopJSCoverage()).map(({ source }) => source)
  const sizes = await Promise.all(answers.values())
  return {
    ran: gzipSync(sources.join(''), { level: 9 }).length,
    requests: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}
