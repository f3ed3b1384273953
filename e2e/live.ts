import type { Page } from '@playwright/test'

/** The page's one script has come: it is asked for after the first paint, and the page may have loaded before. */
export async function untilStarted(page: Page) {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

/** React comes for who shows that they want more than to read, as by a key; until it has taken the page over. */
export async function untilLive(page: Page) {
  await untilStarted(page)
  await page.keyboard.press('Shift')
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
}

/** Until then filters, searches and forms ask the server, and nothing notices a pointer. */
export async function openStarted(page: Page, address: string) {
  await page.goto(address)
  await untilStarted(page)
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
