import type * as Audience from './audience.ts'
import { browserConsent } from './browser-consent.ts'

/** Has this page counted, where a Matomo is configured and allowed: without React, too. */
export async function countThisPage() {
  const [siteId, url, script] = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.matomo?.split(' ') ?? []
  if (!siteId || !url || !script || !browserConsent?.state().consent.analytics) return
  try {
    const { countPage }: typeof Audience = await import(/* @vite-ignore */ script)
    countPage({ url, siteId })
  } catch {
    // A view that is not counted is nothing to tell.
  }
}
