import { serialize } from 'node:v8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedNames, readNames } from './packed-names.ts'

const anyNames = fc.array(
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom('a', 'b', 'é') })),
)

test('Every name has a place of its own, in the order in which they first come', () => {
  fc.assert(
    fc.property(anyNames, (list) => {
      const names = readNames(packedNames(list))
      const all = names.all()
      expect(all).toEqual([...new Set(list)])
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

test('They take a byte a letter, whatever they were cut from', () => {
  const { text } = packedNames('d’anticonstitutionnellement confidentielles'.split(/[’ ]/))
  expect(text).toBe('danticonstitutionnellementconfidentielles')
  expect(serialize(text).length).toBeLessThan(1.5 * text.length)
})

test('At least half of the slots stay free, so that what is not there is soon known', () => {
  for (const count of [1, 2, 3, 4, 64, 100, 1000]) {
    const { slots } = packedNames(Array.from({ length: count }, (_, at) => `nom ${at}`))
    expect(slots.filter((place) => place === 0).length).toBeGreaterThanOrEqual(slots.length / 2)
  }
})

test('Numbers that are of no names are read to an end', () => {
  const numbers = fc.uint32Array({ maxLength: 40 })
  fc.assert(
    fc.property(fc.string(), numbers, numbers, fc.string(), (text, ends, slots, name) => {
      const names = readNames({ text, ends, slots })
      names.placeOf(name)
      expect(names.all().length).toBe(ends.length)
    }),
  )
})
