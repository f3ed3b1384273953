import { afterEach, expect, test, vi } from 'vitest'
import { tabStorage } from './tab-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const fails = () => {
  throw new DOMException('denied')
}

function browserWith(broken: Partial<Storage> = {}) {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    ...broken,
  }
  vi.stubGlobal('window', { sessionStorage })
  return stored
}

test.each([
  ['refuses everything', { getItem: fails, setItem: fails, removeItem: fails }],
  ['has no room left', { setItem: fails }],
  ['cannot be read', { getItem: fails }],
])('A storage that %s: the document remembers, and forgets', (_, broken) => {
  browserWith(broken)
  tabStorage.set('draft', 'first')
  tabStorage.set('draft', 'second')
  expect(tabStorage.get('draft')).toBe('second')
  tabStorage.remove('draft')
  expect(tabStorage.get('draft')).toBeNull()
})

test('What the storage got last counts, also where it came from another document of this tab', () => {
  const stored = browserWith()
  tabStorage.set('draft', 'here')
  stored.set('draft', 'there')
  expect(tabStorage.get('draft')).toBe('there')
})

test('What had no room beside an older text is the one that counts, and the older one does not come back once it is gone', () => {
  const full = browserWith({ setItem: fails, removeItem: fails })
  full.set('draft', 'older')
  tabStorage.set('draft', 'newer')
  expect(tabStorage.get('draft')).toBe('newer')
  tabStorage.remove('draft')
  expect(tabStorage.get('draft')).toBeNull()
})
