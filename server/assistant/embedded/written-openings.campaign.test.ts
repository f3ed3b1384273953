import { expect, test } from 'vitest'
import { everyOpening, limitsAfter } from '#testing/written-openings.ts'

test('No way to ask, whatever is written down for it, gets yes or no before a fact that has a limit', {
  timeout: 600_000,
}, () => {
  const openings = everyOpening()
  expect(openings.length).toBeGreaterThan(10_000)
  expect(openings.flatMap(limitsAfter)).toEqual([])
})
