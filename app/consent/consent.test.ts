import { describe, expect, test } from 'vitest'
import { consentPurposes } from '#content/consent-purposes.ts'
import { purposesChangedOn } from '#content/purposes-changed-on.ts'
import { everything, onlyEssential, readConsent } from './consent.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(now - days * day).toISOString()

test('The purposes are those of their date: who changes one changes the other, and both here', () => {
  expect([purposesChangedOn, ...consentPurposes]).toEqual(['2025-01-28', 'preferences', 'analytics', 'marketing'])
})

describe('A stored choice', () => {
  test.each([onlyEssential, everything, { ...onlyEssential, analytics: true }])('counts as made: %o', (consent) => {
    expect(readConsent(JSON.stringify(consent), daysAgo(1), now)).toEqual(consent)
  })

  test('counts for 182 days, refusal and acceptance alike, and is then asked again', () => {
    for (const consent of [onlyEssential, everything]) {
      for (let days = 0; days < 182; days++) {
        expect(readConsent(JSON.stringify(consent), daysAgo(days), now), `after ${days} days`).toEqual(consent)
      }
      expect(readConsent(JSON.stringify(consent), daysAgo(182), now)).toBeUndefined()
    }
  })

  test('counts without a date, or with one that cannot be read', () => {
    expect(readConsent(JSON.stringify(everything), null, now)).toEqual(everything)
    expect(readConsent(JSON.stringify(everything), 'yesterday', now)).toEqual(everything)
  })

  test('made before the purposes changed is asked again', () => {
    const before = Date.parse('2025-01-27T12:00:00Z')
    expect(readConsent(JSON.stringify(everything), new Date(before).toISOString(), before + day)).toBeUndefined()
  })

  test('never switches essential items off', () => {
    expect(readConsent(JSON.stringify({ ...onlyEssential, essential: false }), daysAgo(1), now)).toEqual(onlyEssential)
  })
})

test.each([
  null,
  '',
  'true',
  '[]',
  '{}',
  '"all"',
  '{"analytics":true}',
  '{"preferences":1,"analytics":"yes","marketing":null}',
  '{"preferences":true,"analytics":true,"market',
  '{"__proto__":{"preferences":true,"analytics":true,"marketing":true}}',
])('What is not a choice of ours counts as none: %s', (stored) => {
  expect(readConsent(stored, daysAgo(1), now)).toBeUndefined()
})
