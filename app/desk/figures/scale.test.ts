import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ticksUpTo } from './scale.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [42, [0, 20, 40, 60]],
])('Up to %i there are %j', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks)
})

test('Whatever the highest, it is on the scale, which has four steps at most', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (highest) => {
      const ticks = ticksUpTo(highest)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
    }),
  )
})
