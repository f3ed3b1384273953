import { browserConsent } from './browser-consent.ts'
import { eraseRefusedItems } from './erase-refused-items.ts'

/** As the visitor's choice stands at this moment. */
export function eraseInBrowser() {
  const state = browserConsent?.state()
  if (!state) return
  eraseRefusedItems(state.consent, state.hasChosen, {
    storage: (place) => window[place],
    cookies: {
      get: () => document.cookie,
      set: (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store cannot erase a cookie for a domain of choice.
        document.cookie = cookie
      },
    },
    hostname: window.location.hostname,
  })
}
