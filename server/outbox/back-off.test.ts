import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backOff, giveUpAfter } from './back-off.ts'

test('The wait doubles from a second to an hour', () => {
  const waits = Array.from({ length: 16 }, (_, index) => backOff(index + 1, () => 0.5))
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000])
  expect(waits.slice(12)).toEqual([3_600_000, 3_600_000, 3_600_000, 3_600_000])
})

test('The wait is never the same for all, and never over an hour and a half', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, chance) => {
        const wait = backOff(attempts, () => chance)
        expect(wait).toBeGreaterThanOrEqual(500)
        expect(wait).toBeLessThan(1.5 * 3_600_000)
      },
    ),
  )
  expect(backOff(5, () => 0)).not.toBe(backOff(5, () => 0.9))
})

test('A mail is given up after two days', () => {
  expect(giveUpAfter).toBe(48 * 3_600_000)
})
