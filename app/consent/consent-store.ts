import { type Consent, onlyEssential, readConsent } from './consent.ts'

export type ConsentState = {
  readonly consent: Consent
  /** Whether the banner is to ask: no choice is stored, and no privacy signal stands for one. */
  readonly asks: boolean
  /** The browser sends Global Privacy Control, and the visitor has chosen nothing else. */
  readonly refusedBySignal: boolean
  /** Chosen on this page: what was allowed before may still lie in the browser. */
  readonly isNew: boolean
}

export type ConsentStore = {
  readonly state: () => ConsentState
  readonly save: (consent: Consent) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** `storage` is asked for anew each time: merely naming it throws where the browser blocks it. */
type Surroundings = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  signal: boolean
  now: () => number
}

const consentKey = 'cookie-consent'
const dateKey = 'cookie-consent-date'

/** What the visitor allows, kept in the browser and in step with the site's other tabs. */
export function createConsentStore({ storage, signal, now }: Surroundings): ConsentStore {
  const listeners = new Set<() => void>()
  let state = read()

  function read(): ConsentState {
    const stored = readConsent(item(consentKey), item(dateKey), now())
    return {
      consent: stored ?? onlyEssential,
      asks: !stored && !signal,
      refusedBySignal: !stored && signal,
      isNew: false,
    }
  }

  /** A browser that blocks storage throws: then nothing is remembered, and nothing optional is allowed. */
  function item(key: string) {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }

  function tell(next: ConsentState) {
    state = next
    for (const listener of listeners) listener()
  }

  function follow({ key }: StorageEvent) {
    if (key === consentKey || key === null) tell(read())
  }

  return {
    state: () => state,
    save: (consent) => {
      try {
        storage().setItem(dateKey, new Date(now()).toISOString())
        storage().setItem(consentKey, JSON.stringify(consent))
      } catch {
        // The choice holds for this page.
      }
      tell({ consent, asks: false, refusedBySignal: false, isNew: true })
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', follow)
      }
    },
  }
}
