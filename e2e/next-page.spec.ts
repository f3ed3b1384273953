import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { untilLive, untilStarted } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

declare global {
  interface Window {
    /** Whether this document came in the place of the last one by degrees. */
    cameByDegrees?: boolean
  }
}

test('A link is fetched while a mouse rests on it and then followed without asking again; a place in the page is not', async ({
  page,
}) => {
  const fetched = asDocuments(page)
  await page.goto(paths.services)
  await untilStarted(page)
  // A press is a sign as good as a rest, and comes at once.
  await page.locator('main a[href^="#"]').first().click()
  await mainLink(page, paths.useCases).hover()
  await expect.poll(() => fetched).toEqual([paths.services, `${paths.useCases} ahead`])
  await mainLink(page, paths.useCases).click()
  await page.waitForURL(`**${paths.useCases}`)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType)).toBe(
    'navigational-prefetch',
  )
})

test('On a live page, where the router follows links, no document is fetched ahead', long, async ({ page }) => {
  const fetched = asDocuments(page)
  await page.goto(paths.services)
  await untilLive(page)
  await mainLink(page, paths.useCases).click()
  await expect(page.locator('h1')).toBeFocused()
  await expect(page).toHaveURL(paths.useCases)
  expect(fetched).toEqual([paths.services])
})

for (const [reducedMotion, cameByDegrees, details] of [
  ['no-preference', true, {}],
  ['reduce', false, long],
] as const) {
  test(
    `One document takes the place of the other by degrees: ${cameByDegrees}, where motion is ${reducedMotion}`,
    details,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          window.cameByDegrees = event.viewTransition !== null
        })
      })
      await page.goto(paths.services)
      await untilStarted(page)
      await mainLink(page, paths.useCases).click()
      await page.waitForURL(`**${paths.useCases}`)
      await expect.poll(() => page.evaluate(() => window.cameByDegrees)).toBe(cameByDegrees)
    },
  )
}

function mainLink(page: Page, path: string) {
  return page.getByRole('banner').locator(`a[href="${path}"]`).first()
}

/** The documents that are asked for, those ahead of a visit marked. */
function asDocuments(page: Page) {
  const addresses: string[] = []
  page.context().on('request', (request) => {
    const isAhead = request.headers()['sec-purpose'] === 'prefetch'
    if (isAhead || request.isNavigationRequest())
      addresses.push(new URL(request.url()).pathname + (isAhead ? ' ahead' : ''))
  })
  return addresses
}
