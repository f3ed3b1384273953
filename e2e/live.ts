import type { Page } from '@playwright/test'

/** Until React has taken the page over, which app/boot.ts notes on the document. */
export function untilLive(page: Page) {
  return page.locator('html[data-live]').waitFor({ state: 'attached' })
}

export async function openLive(page: Page, address: string) {
  const answer = await page.goto(address)
  await untilLive(page)
  return answer
}

/** Keeps React away until the function that it returns is called. */
export async function holdReact(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/hydrate-/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
