import { browserConsent } from './browser-consent.ts'
import { browserStores } from './browser-stores.ts'
import { eraseRefusedItems } from './erase-refused-items.ts'

/** As the visitor's choice stands at this moment. */
export function eraseInBrowser() {
  const state = browserConsent?.state()
  if (state) eraseRefusedItems(state.consent, state.hasChosen, browserStores())
}
