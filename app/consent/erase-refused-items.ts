import { storedItems } from '#content/stored-items.ts'
import { type Consent, consentItems } from './consent.ts'

/** A browser's stores of one site, asked for anew each time: merely naming one throws where it is blocked. */
export type BrowserStores = {
  readonly storage: (place: Place) => Storage
  readonly cookies: { get: () => string; set: (cookie: string) => void }
  readonly hostname: string
}

type Place = 'localStorage' | 'sessionStorage'
const places: readonly Place[] = ['localStorage', 'sessionStorage']

/** Takes out of the browser what the visitor does not allow; without a choice that counts, also what was left of one. */
export function eraseRefusedItems(consent: Consent, hasChosen: boolean, stores: BrowserStores) {
  for (const { name, place, allowedBy } of storedItems) {
    const isOldChoice = !hasChosen && consentItems.some((item) => item === name)
    if (isOldChoice || !consent[allowedBy]) attempt(() => stores.storage(place).removeItem(name))
  }
  if (!consent.analytics) forgetAudience(stores)
}

/** Matomo is told to set nothing: what it set all the same, or under another setting. */
function forgetAudience({ storage, cookies, hostname }: BrowserStores) {
  for (const place of places) {
    attempt(() => {
      const items = storage(place)
      for (const key of Object.keys(items).filter(isMatomo)) items.removeItem(key)
    })
  }
  attempt(() => {
    const names = cookies
      .get()
      .split('; ')
      .map((cookie) => cookie.split('=')[0] ?? '')
    // A cookie is only erased with the domain it was set for, which a script cannot read: so for each that it may be.
    const labels = hostname.split('.')
    const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
    for (const name of names.filter(isMatomo)) {
      for (const domain of domains) cookies.set(`${name}=; path=/; max-age=0${domain}`)
    }
  })
}

function isMatomo(name: string) {
  return /^(?:_pk_|mtm_|matomo|MATOMO)/.test(name)
}

/** Nothing can lie in a storage that cannot be reached. */
function attempt(erase: () => void) {
  try {
    erase()
  } catch {}
}
