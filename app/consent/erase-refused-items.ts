import { storedItems } from '#content/stored-items.ts'
import type { Consent } from './consent.ts'

type Place = 'localStorage' | 'sessionStorage'

/** Takes out of the browser what the visitor no longer allows. Merely naming a storage throws where it is blocked. */
export function eraseRefusedItems(consent: Consent, storage: (place: Place) => Pick<Storage, 'removeItem'>) {
  for (const { name, place, allowedBy } of storedItems) {
    if (consent[allowedBy]) continue
    try {
      storage(place).removeItem(name)
    } catch {
      // Nothing can lie in a storage that cannot be reached.
    }
  }
}
