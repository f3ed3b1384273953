import { expect, test } from 'vitest'
import { topics } from '#testing/embedded-questions.ts'
import { strayShare } from '#testing/ways-to-ask.ts'
import { terms } from '../language/french-text.ts'

test('Each way to ask for a topic leads to it', { timeout: 600_000 }, () => {
  expect(strayShare(1)).toBeLessThan(0.05)
})

test('No two topics are asked for in the same words', () => {
  const owners = new Map<string, Set<string>>()
  for (const { id, asks, kind } of topics) {
    if (kind === 'small talk') continue
    for (const asked of asks) {
      const key = [...new Set(terms(asked))].sort().join(' ')
      owners.set(key, (owners.get(key) ?? new Set()).add(id))
    }
  }
  const shared = [...owners].filter(([, ids]) => ids.size > 1)
  // What the content itself names alike, and questions that differ in their small words only.
  expect(shared.length / owners.size).toBeLessThan(0.02)
})
