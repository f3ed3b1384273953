import type * as Audience from './audience.ts'
import { browserConsent } from './browser-consent.ts'

/** Has this page counted, where a Matomo is configured and allowed: without React, too. */
export async function countThisPage() {
  const matomo = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.matomo
  const script = matomo?.split(' ')[2]
  if (!matomo || !script || !browserConsent?.state().consent.analytics) return
  try {
    const { countPage }: typeof Audience = await import(/* @vite-ignore */ script)
    countPage(matomo)
  } catch {
    // A view that is not counted is nothing to tell.
  }
}
