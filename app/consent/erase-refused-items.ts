import { storedItems } from '#content/stored-items.ts'
import { attempt, type BrowserStores } from './browser-stores.ts'
import { type Consent, consentDateKey, consentKey } from './consent.ts'
import { forgetAudience } from './forget-audience.ts'

/** Takes out of the browser what the visitor does not allow; without a choice that counts, also what was left of one. */
export function eraseRefusedItems(consent: Consent, hasChosen: boolean, stores: BrowserStores) {
  for (const { name, place, allowedBy } of storedItems) {
    const isOldChoice = !hasChosen && (name === consentKey || name === consentDateKey)
    if (isOldChoice || !consent[allowedBy]) attempt(() => stores.storage(place).removeItem(name))
  }
  if (!consent.analytics) forgetAudience(stores)
}
