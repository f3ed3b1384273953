import { attempt, type BrowserStores, places } from './browser-stores.ts'

/** Matomo is told to set nothing: what it set all the same, or under another setting. */
export function forgetAudience({ storage, cookies, hostname }: BrowserStores) {
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
