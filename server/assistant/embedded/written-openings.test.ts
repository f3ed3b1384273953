import { expect, test } from 'vitest'
import { limitsAfter, writtenOpenings } from '#testing/written-openings.ts'

const openings = writtenOpenings()

test('No question that is written down with its yes or no gets it before a fact that has a limit', () => {
  expect(openings.filter(({ opening }) => opening).length).toBeGreaterThan(1000)
  expect(openings.flatMap(limitsAfter)).toEqual([])
})

test.each(['transfers', 'assistant-readers', 'data-recipients'])(
  'What « %s » tells follows the declared services: no yes or no is written down for it',
  (id) => {
    expect(openings.filter(({ topic }) => topic === id)).toEqual([])
  },
)
