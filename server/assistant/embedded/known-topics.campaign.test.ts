import { expect, test } from 'vitest'
import { strayShare } from '#testing/ways-to-ask.ts'

test('Each way to ask for a topic leads to it', { timeout: 600_000 }, () => {
  expect(strayShare(1)).toBeLessThan(0.05)
})
