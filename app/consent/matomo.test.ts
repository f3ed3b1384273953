import { afterEach, expect, test, vi } from 'vitest'
import { countView } from './matomo.ts'

afterEach(() => void vi.unstubAllGlobals())

/** What Matomo is told in a document that was opened from another one. */
function toldFrom(referrer: string) {
  const told: (readonly (string | number)[])[] = []
  vi.stubGlobal('window', { _paq: { push: (...commands: (readonly (string | number)[])[]) => told.push(...commands) } })
  vi.stubGlobal('document', {
    referrer,
    getElementById: () => null,
    createElement: () => ({}),
    head: { append: () => {} },
  })
  countView({ url: 'https://matomo.example', siteId: '3' }, 'https://site.example/services', 'Services')
  return told
}

test('What was searched for on the page before does not reach Matomo', () => {
  const told = toldFrom('https://site.example/cas-usage?q=conseil+municipal#trouver')
  expect(told).toContainEqual(['setReferrerUrl', 'https://site.example/cas-usage'])
  expect(JSON.stringify(told)).not.toContain('municipal')
})

test('Where one came from is told before the view is counted; nothing is made up for whoever came from nowhere', () => {
  const names = toldFrom('https://moteur.example/').map(([name]) => name)
  expect(names.indexOf('setReferrerUrl')).toBeLessThan(names.indexOf('trackPageView'))
  expect(toldFrom('')).toContainEqual(['setReferrerUrl', ''])
})
