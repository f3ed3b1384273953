import { afterPaint } from '../loading/after-paint.ts'
import { browserConsent } from './browser-consent.ts'
import type * as Erasure from './erase-in-browser.ts'

/**
 * The banner stands in every prerendered page, out of sight; an attribute on <html> shows it, and another says that nothing is
 * asked, so that nothing but the banner is styled in the frame that shows it. It appears before React has come, without moving
 * anything, and never flashes at those who have chosen. What no choice that counts allows is erased first: for who only
 * reads, too.
 */
export function showBannerWhileConsentIsAsked() {
  const asks = () => !!browserConsent?.state().asks
  const update = () => {
    document.documentElement.toggleAttribute('data-asks-consent', asks())
    document.documentElement.toggleAttribute('data-asks-nothing', !asks())
  }
  const start = () => {
    update()
    browserConsent?.subscribe(() => {
      // At a press the banner alone: the attribute has the browser style all that is given room above it.
      const banner = document.querySelector<HTMLElement>('.consent-banner')
      if (banner) banner.hidden = !asks()
      // In a tab that is not seen, too, where nothing is painted.
      setTimeout(stopPlayer)
      afterPaint(update)
    })
  }
  if (hasLeftovers()) erase().then(start, start)
  else start()
}

/** A press on its poster allowed the player once, without React: a later refusal puts the poster back, as much without. */
function stopPlayer() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[srcdoc]')
  if (frame && !browserConsent?.state().consent.marketing) frame.srcdoc += ''
}

async function erase() {
  const script = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.eraser
  const { eraseInBrowser }: typeof Erasure = await import(/* @vite-ignore */ script ?? '')
  eraseInBrowser()
}

/** More than the choice and its date, which are two. A first visit has nothing, and loads nothing for it. */
function hasLeftovers(): string | boolean | undefined {
  try {
    const { consent, hasChosen } = browserConsent?.state() ?? {}
    if (consent?.preferences && consent.analytics) return false
    return localStorage.length > (hasChosen ? 2 : 0) || document.cookie
  } catch {}
}
