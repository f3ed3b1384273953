/** A browser's stores of one site, asked for again each time: merely naming one throws where it is blocked. */
export type BrowserStores = {
  readonly storage: (place: Place) => Storage
  readonly cookies: { get: () => string; set: (cookie: string) => void }
  readonly hostname: string
}

type Place = 'localStorage' | 'sessionStorage'
export const places: readonly Place[] = ['localStorage', 'sessionStorage']

/** Of this page; only for code that runs in the browser. */
export function browserStores(): BrowserStores {
  return {
    storage: (place) => window[place],
    cookies: {
      get: () => document.cookie,
      set: (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store cannot erase a cookie for a domain of choice.
        document.cookie = cookie
      },
    },
    hostname: window.location.hostname,
  }
}

/** Nothing can lie in a storage that cannot be reached. */
export function attempt(erase: () => void) {
  try {
    erase()
  } catch {}
}
