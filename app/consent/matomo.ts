/** The commands that Matomo reads from its queue. */
type Queue = (readonly (string | number)[])[]

declare global {
  interface Window {
    _paq?: Queue
  }
}

export type Audience = { url: string; siteId: string }

const scriptId = 'audience-script'

/** Counts one view. Loads Matomo at the first one; it sets no cookie. */
export function countView({ url, siteId }: Audience, address: string, title: string) {
  const root = url.replace(/(?<!\/)\/*$/, '/')
  window._paq ??= []
  const queue = window._paq
  queue.push(['setCustomUrl', address], ['setDocumentTitle', title])
  if (!document.getElementById(scriptId)) {
    queue.push(['disableCookies'], ['setTrackerUrl', `${root}matomo.php`], ['setSiteId', siteId])
    const script = document.createElement('script')
    script.id = scriptId
    script.async = true
    script.src = `${root}matomo.js`
    // The next view asks for it again, and this one waits in the queue.
    script.onerror = () => script.remove()
    document.head.append(script)
  }
  queue.push(['trackPageView'])
}

/** What is left of Matomo when the visitor withdraws: its script, its queue, and any cookie or item that it ever set. */
export function forgetAudience() {
  document.getElementById(scriptId)?.remove()
  delete window._paq
  const forgettings = [
    () => document.cookie.split('; ').forEach(expireIfMatomo),
    () => forgetItems(window.localStorage),
    () => forgetItems(window.sessionStorage),
  ]
  for (const forget of forgettings) {
    try {
      forget()
    } catch {
      // Blocked, so that Matomo could leave nothing there either.
    }
  }
}

function expireIfMatomo(cookie: string) {
  const name = cookie.split('=')[0] ?? ''
  if (isMatomo(name)) expireEverywhere(name)
}

function forgetItems(storage: Storage) {
  for (const key of Object.keys(storage).filter(isMatomo)) storage.removeItem(key)
}

function isMatomo(name: string) {
  return /^(?:_pk_|mtm_|matomo|MATOMO)/.test(name)
}

/** A cookie is only erased with the domain it was set for, which a script cannot read: so for each that it may be. */
function expireEverywhere(name: string) {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store cannot erase a cookie for a domain of choice.
    document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
