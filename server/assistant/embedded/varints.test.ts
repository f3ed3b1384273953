import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVarintReader, createVarintWriter, signed, unsigned } from './varints.ts'

const numbers = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }))

test('Numbers come back as they were written, small ones from a byte each', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const writer = createVarintWriter()
      for (const number of list) writer.write(number)
      const reader = createVarintReader(writer.written())
      expect(list.map(() => reader.next())).toEqual(list)
    }),
  )
  const writer = createVarintWriter()
  for (const number of [0, 1, 127, 128]) writer.write(number)
  expect(writer.length()).toBe(5)
})

test('A number of either sign comes back too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 15), max: 2 ** 15 }), (number) => {
      expect(unsigned(number)).toBeGreaterThanOrEqual(0)
      expect(signed(unsigned(number))).toBe(number === 0 ? 0 : number)
    }),
  )
})

test('Bytes that never end a number, or end too early, are read to an end', () => {
  const endless = createVarintReader(new Uint8Array(100).fill(255))
  expect(endless.next()).toBe(2 ** 32 - 1)
  expect(endless.at()).toBe(5)
  expect(createVarintReader(Uint8Array.of(130)).next()).toBe(2)
  expect(createVarintReader(new Uint8Array()).next()).toBe(0)
})
