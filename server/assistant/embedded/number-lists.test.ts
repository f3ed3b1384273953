import { describe, expect, test } from 'vitest'
import { listAt, listsWith, packedLists } from './number-lists.ts'

describe('Lists of numbers, packed', () => {
  const lists = packedLists([[2, 0], [], new Set([2, 3])])

  test('are read as they were put in, empty ones too', () => {
    expect([0, 1, 2].map((index) => [...listAt(lists, index)])).toEqual([[2, 0], [], [2, 3]])
  })

  test('are found by a number that they have', () => {
    const found = listsWith(lists, 5)
    expect([0, 1, 2, 3, 4].map((number) => [...listAt(found, number)])).toEqual([[0], [], [0, 2], [2], []])
  })

  test('take four bytes for a number that does not fit in two', () => {
    const large = packedLists([[2 ** 16, 1], [2 ** 16 - 1]])
    expect([0, 1].map((index) => [...listAt(large, index)])).toEqual([[2 ** 16, 1], [2 ** 16 - 1]])
    expect(large.numbers.BYTES_PER_ELEMENT).toBe(4)
    expect(packedLists([[2 ** 16 - 1]]).numbers.BYTES_PER_ELEMENT).toBe(2)
  })

  test('may be none', () => {
    expect([...listAt(listsWith(packedLists([]), 1), 0)]).toEqual([])
    expect(listsWith(packedLists([]), 0).ends).toHaveLength(0)
  })
})
