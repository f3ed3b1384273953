import { expect, test } from 'vitest'
import { isoLength, lengthInText } from './demo-video.ts'

test.each([
  [90, '1\u00a0min\u00a030', 'PT1M30S'],
  [120, '2\u00a0min', 'PT2M'],
  [65, '1\u00a0min\u00a005', 'PT1M5S'],
])('A film of %d seconds takes « %s », for programs %s', (seconds, text, iso) => {
  expect(lengthInText(seconds)).toBe(text)
  expect(isoLength(seconds)).toBe(iso)
})
