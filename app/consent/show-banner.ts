import { browserConsent } from './browser-consent.ts'
import type * as Erasure from './erase-in-browser.ts'

/**
 * The banner stands in every prerendered page, out of sight; this attribute on <html> shows it. So it appears before React
 * has come, without moving anything, and never flashes at those who have chosen. What a choice allowed that counts no
 * longer is erased before another is asked for.
 */
export function showBannerWhileConsentIsAsked() {
  const update = () =>
    document.documentElement.toggleAttribute('data-asks-consent', browserConsent?.state().asks ?? false)
  const start = () => {
    update()
    browserConsent?.subscribe(() => {
      update()
      stopPlayer()
    })
  }
  if (!browserConsent?.state().hasChosen && hasLeftovers()) erase().then(start, start)
  else start()
}

/** A press on its poster allowed the player once, without React: a later refusal puts the poster back, as much without. */
function stopPlayer() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[srcdoc]')
  if (frame && !browserConsent?.state().consent.marketing) frame.srcdoc += ''
}

async function erase() {
  const script = document.querySelector<HTMLElement>('[data-eraser]')?.dataset.eraser
  const { eraseInBrowser }: typeof Erasure = await import(/* @vite-ignore */ script ?? '')
  eraseInBrowser()
}

/** A first visit has none, and loads nothing for it. */
function hasLeftovers() {
  try {
    return localStorage.length > 0 || document.cookie
  } catch {
    return false
  }
}
