import { browserConsent } from './browser-consent.ts'

/** Whether something may be left of a choice that counts no longer, as six months after it: a first visit has nothing. */
export function hasLeftovers() {
  try {
    return !browserConsent?.state().hasChosen && (localStorage.length > 0 || document.cookie !== '')
  } catch {
    return false
  }
}
