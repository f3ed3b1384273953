import { expect, test } from 'vitest'
import { oneOfEachKind, rewordedTogether, shortenedContents } from '#testing/edited-contents.ts'
import { expectLossesNamed, expectNothingLost } from '#testing/expect-edits.ts'

const limits = { timeout: 300_000 }

test(
  'Every string may be reworded, dozens at a time: every topic is still said, and an assistant starts and answers',
  limits,
  () => {
    const contents = [...rewordedTogether(12)]
    expect(contents.reduce((sum, { edits }) => sum + edits, 0)).toBeGreaterThan(1000)
    expect(expectNothingLost(contents)).toBe(contents.length)
  },
)

test(
  'An entry of each kind of list may be taken out: what can no longer be said is named, with the file that had it',
  limits,
  () => {
    const { edits, losses } = expectLossesNamed(oneOfEachKind(shortenedContents()))
    expect(edits).toBeGreaterThan(70)
    expect(losses).toBeGreaterThan(5)
  },
)
