import type { Page } from '@playwright/test'

/** Grows with every address that the page asks outside the site. */
export function requestsElsewhere(page: Page, siteUrl: string): readonly string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl)) addresses.push(request.url())
  })
  return addresses
}
