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
export function holdReact(page: Page) {
  return holdBack(page, /\/assets\/hydrate-/)
}

/** Keeps the files of these addresses away until the function that it returns is called. */
export async function holdBack(page: Page, addresses: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** As the router sees it when the visitor goes back or forth: some pages have no link between them. */
export function moveTo(page: Page, address: string) {
  return page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
