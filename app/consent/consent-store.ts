import { type Consent, consentDateKey, consentKey, onlyEssential, readConsent } from './consent.ts'

export type ConsentState = {
  readonly consent: Consent
  /** Whether the banner is to ask: no choice is stored, and no privacy signal (Global Privacy Control) stands for one. */
  readonly asks: boolean
  /** A choice that counts is stored, or was made on this page. */
  readonly hasChosen: boolean
  /** Chosen on this page: what was allowed before may still lie in the browser. */
  readonly isNew: boolean
}

export type ConsentStore = {
  readonly state: () => ConsentState
  readonly save: (consent: Consent) => void
  readonly subscribe: (listener: () => void) => () => unknown
}

/** `storage` is asked for again each time: merely naming it throws where the browser blocks it. */
type Surroundings = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  signal: boolean | undefined
  now?: () => number
}

/** What the visitor allows, kept in the browser and in step with the site's other tabs. */
export function createConsentStore({ storage, signal, now = Date.now }: Surroundings): ConsentStore {
  const listeners = new Set<() => void>()
  let state = read()

  function read(): ConsentState {
    const date = item(consentDateKey)
    const stored = readConsent(item(consentKey), date, now())
    // One without a date is not kept for ever either.
    if (stored && !Date.parse(date ?? '')) keepDate()
    return {
      consent: stored ?? onlyEssential,
      asks: !stored && !signal,
      hasChosen: !!stored,
      isNew: false,
    }
  }

  /** A browser that blocks storage throws: then nothing is remembered, and nothing optional is allowed. */
  function item(key: string): string | null | undefined {
    try {
      return storage().getItem(key)
    } catch {}
  }

  /** Where that is refused, the choice holds for this page. */
  function keep(key: string, value: string) {
    try {
      storage().setItem(key, value)
    } catch {}
  }

  function keepDate() {
    keep(consentDateKey, new Date(now()).toISOString())
  }

  function tell(next: ConsentState) {
    state = next
    for (const listener of listeners) listener()
  }

  function follow({ key }: StorageEvent) {
    if (!key || key === consentKey) tell(read())
  }

  return {
    state: () => state,
    save: (consent) => {
      keepDate()
      keep(consentKey, JSON.stringify(consent))
      tell({ consent, asks: false, hasChosen: true, isNew: true })
    },
    subscribe: (listener) => {
      // The same function is added once.
      addEventListener('storage', follow)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
