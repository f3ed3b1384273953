import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOldSubmission, isTooSoon, rememberSubmission } from './last-submission.ts'

const sent = Date.parse('2026-03-02T10:00:00Z')
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('The time of a request is kept for 30 seconds, in which another one is too soon, and is then erased', () => {
  rememberSubmission(sent)
  expect([...kept.keys()]).toEqual(['last-contact-submission'])
  expect(isTooSoon(sent + 29_999)).toBe(true)
  expect(isTooSoon(sent + 30_000)).toBe(false)
  vi.advanceTimersByTime(29_999)
  expect(kept.size).toBe(1)
  vi.advanceTimersByTime(1)
  expect(kept.size).toBe(0)
})

test('The next form erases what a page that was left in between could not, and a time that still counts once its 30 seconds are over', () => {
  kept.set('last-contact-submission', String(sent))
  forgetOldSubmission(sent + 29_000)
  vi.advanceTimersByTime(999)
  expect(kept.size).toBe(1)
  vi.advanceTimersByTime(1)
  expect(kept.size).toBe(0)
  kept.set('last-contact-submission', String(sent))
  forgetOldSubmission(sent + 30_000)
  expect(kept.size).toBe(0)
})

test('A request that was sent since keeps its own 30 seconds', () => {
  kept.set('last-contact-submission', String(sent))
  forgetOldSubmission(sent + 29_000)
  rememberSubmission(sent + 29_500)
  vi.advanceTimersByTime(1_000)
  expect([...kept.values()]).toEqual([String(sent + 29_500)])
})

test.each([
  ['a clock that was set back', sent - 1],
  ['what is no time', Number.NaN],
])('Nobody waits for %s', (_, now) => {
  kept.set('last-contact-submission', String(sent))
  expect(isTooSoon(now)).toBe(false)
})
