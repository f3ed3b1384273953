import { describe, expect, test } from 'vitest'
import { purposesChangedOn } from '#content/purposes-changed-on.ts'
import { type StoredItem, storedItems } from '#content/stored-items.ts'
import { type Consent, everything, onlyEssential } from './consent.ts'
import { createConsentStore } from './consent-store.ts'
import { eraseRefusedItems } from './erase-refused-items.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const items: readonly StoredItem[] = storedItems
const ofMatomo = ['_pk_id.1.1fff', 'mtm_consent', 'matomo.x', 'MATOMO_SESSID']

/** As much of a browser as consent touches, with everything in it that the site or Matomo may ever have left. */
function browserAfter(consent: Consent, date: string | null) {
  const stores = {
    localStorage: memory(),
    sessionStorage: memory(),
  }
  for (const { name, place } of items) stores[place].setItem(name, 'x')
  for (const name of ofMatomo) stores.localStorage.setItem(name, 'x')
  stores.localStorage.setItem('cookie-consent', JSON.stringify(consent))
  if (date) stores.localStorage.setItem('cookie-consent-date', date)
  else stores.localStorage.removeItem('cookie-consent-date')
  const cookies = new Set(['_pk_id.1', '_pk_ses.1', 'session'])
  const store = createConsentStore({ storage: () => stores.localStorage, signal: false, now: () => now })
  return {
    stores,
    store,
    cookies,
    visit: () => {
      const { consent, hasChosen } = store.state()
      eraseRefusedItems(consent, hasChosen, {
        storage: (place) => stores[place],
        cookies: {
          get: () => [...cookies].map((name) => `${name}=1`).join('; '),
          set: (cookie) => void (/max-age=0/.test(cookie) && cookies.delete(cookie.split('=')[0] ?? '')),
        },
        hostname: 'www.site.example',
      })
    },
    left: () => Object.keys({ ...stores.localStorage, ...stores.sessionStorage }).toSorted(),
  }
}

const untouched = items.filter(({ allowedBy }) => allowedBy === 'essential').map(({ name }) => name)
const withoutChoice = untouched.filter((name) => !name.startsWith('cookie-consent')).toSorted()

describe('What an old choice allowed is erased at the next visit, with the choice itself, when', () => {
  test.each([
    ['182 days have passed', new Date(now - 182 * day).toISOString()],
    ['its date is one to come, by a clock that was ahead', new Date(now + day).toISOString()],
    ['the purposes have changed since', new Date(Date.parse(purposesChangedOn) - 1).toISOString()],
  ])('%s', (_, date) => {
    const browser = browserAfter(everything, date)
    expect(browser.store.state()).toMatchObject({ asks: true, hasChosen: false, consent: onlyEssential })
    browser.visit()
    expect(browser.left()).toEqual(withoutChoice)
    expect([...browser.cookies]).toEqual(['session'])
  })
})

test('A choice that counts keeps what it allows, and no more', () => {
  const date = new Date(now - 181 * day).toISOString()
  const all = browserAfter(everything, date)
  const before = all.left()
  all.visit()
  expect(all.left()).toEqual(before)
  const some = browserAfter({ ...onlyEssential, preferences: true }, date)
  some.visit()
  expect(some.left()).toEqual(items.map(({ name }) => name).toSorted())
  expect([...some.cookies]).toEqual(['session'])
})

test('A choice without a date counts from this visit on, not for ever', () => {
  const browser = browserAfter(everything, null)
  expect(browser.store.state()).toMatchObject({ asks: false, hasChosen: true })
  expect(browser.stores.localStorage.getItem('cookie-consent-date')).toBe(new Date(now).toISOString())
})

test('A browser that blocks every store is left alone', () => {
  const blocked = () => {
    throw new Error('SecurityError')
  }
  const stores = { storage: blocked, cookies: { get: blocked, set: blocked }, hostname: 'site.example' }
  expect(() => eraseRefusedItems(onlyEssential, false, stores)).not.toThrow()
})

/** Keys are its own properties, as those of a browser's storage are. */
function memory(): Storage {
  return Object.create({
    getItem(key: string) {
      return Object.hasOwn(this, key) ? Reflect.get(this, key) : null
    },
    setItem(key: string, value: string) {
      Reflect.set(this, key, value)
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key)
    },
  })
}
