import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedNames, readNames } from './packed-names.ts'

const anyNames = fc.array(
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom('a', 'b', 'é') })),
)

test('Every name has a place of its own, and comes back from there', () => {
  fc.assert(
    fc.property(anyNames, (list) => {
      const names = readNames(packedNames(list))
      const all = names.all()
      expect(new Set(all)).toEqual(new Set(list))
      expect(all.map(names.placeOf)).toEqual([...all.keys()])
    }),
  )
})

test('A name that is not there has no place, however near it comes to others', () => {
  fc.assert(
    fc.property(anyNames, fc.string({ unit: fc.constantFrom('a', 'b', 'é') }), (list, other) => {
      expect(readNames(packedNames(list)).has(other)).toBe(list.includes(other))
    }),
  )
  expect(readNames(packedNames([])).has('')).toBe(false)
})

test('What they begin with is written once', () => {
  const list = Array.from({ length: 160 }, (_, at) => `confidentialite ${at}`)
  expect(packedNames(list).bytes.length).toBeLessThan(list.join('').length / 3)
})

test('Bytes that are no names are read to an end', () => {
  const bytes = fc.uint8Array({ maxLength: 40 })
  fc.assert(
    fc.property(bytes, fc.integer({ min: 0, max: 60 }), fc.string(), (damaged, count, name) => {
      const starts = Uint32Array.from({ length: Math.ceil(count / 16) }, (_, block) => block * 100)
      const names = readNames({ count, bytes: damaged, starts })
      names.placeOf(name)
      expect(names.all().length).toBe(count)
    }),
  )
})
