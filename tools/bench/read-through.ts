import type { Page } from '@playwright/test'
import { untilOwnFonts } from '#testing/own-fonts.ts'

/**
 * Opens a page until it is read: its own fonts are set, what is fetched ahead has come, and the browser has nothing to do.
 * Playwright's « networkidle » sometimes never comes for a page that has a frame.
 */
export async function readThrough(page: Page, path: string) {
  const ahead = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/hydrate-'))
  await page.goto(path)
  await ahead
  await untilOwnFonts(page)
  await untilIdle(page)
}

/** As text: what runs in a page is of no type that is known here. */
export async function untilIdle(page: Page) {
  await page.evaluate('new Promise((idle) => requestIdleCallback(() => idle()))')
}
