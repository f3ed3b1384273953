import { storedItems } from '#content/stored-items.ts'
import type { Consent } from './consent.ts'

/** Takes out of the browser what the visitor no longer allows. */
export function eraseRefusedItems(consent: Consent, storages: Record<'localStorage' | 'sessionStorage', Storage>) {
  for (const { name, place, allowedBy } of storedItems) {
    if (!consent[allowedBy]) storages[place].removeItem(name)
  }
}
