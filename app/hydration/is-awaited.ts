import { wasLeftOpen } from '../assistant/panel-memory.ts'
import { browserConsent } from '../consent/browser-consent.ts'

/**
 * Whether the page holds something that only React can do, without a press: what the address asks for, a message that
 * was carried over, the assistant that was left open, or an element with `data-needs-react`. That attribute names what must
 * be stored for the element to need it; without a value it always does.
 */
export function isAwaited() {
  return (
    location.hash === '#cookies' ||
    /[?&](q|categorie)=/.test(location.search) ||
    history.state ||
    wasLeftOpen() ||
    [...document.querySelectorAll<HTMLElement>('[data-needs-react]')].some(isNeeded)
  )
}

/** Where React does not come, its poster plays it at a press: then nothing is lost. */
export function isVideoAllowed() {
  return browserConsent?.state().consent.marketing && document.querySelector('iframe')
}

function isNeeded({ dataset: { needsReact } }: HTMLElement): string | true | null | undefined {
  if (!needsReact) return true
  try {
    return sessionStorage.getItem(needsReact) ?? localStorage.getItem(needsReact)
  } catch {}
}
