import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nthHighest } from './nth-highest.ts'

test('The nth highest number is the one that stands there in their order, however many are the same', () => {
  const number = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, 0.5))
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 80 }), fc.nat(), (numbers, some) => {
      const list = Float64Array.from(numbers)
      const nth = 1 + (some % list.length)
      expect(nthHighest(list, nth)).toBe(list.toSorted().at(-nth))
      expect([...list]).toEqual(numbers)
    }),
  )
})
