import { expect, test } from 'vitest'
import { rewordedTogether, shortenedTogether } from '#testing/edited-contents.ts'
import { expectLossesNamed, expectNothingLost } from '#testing/expect-edits.ts'

const limits = { timeout: 300_000 }

test(
  'Every string may be reworded, dozens at a time: every topic is still said, and an assistant starts and answers',
  limits,
  () => {
    const contents = [...rewordedTogether(3)]
    expect(contents.reduce((sum, { edits }) => sum + edits, 0)).toBeGreaterThan(1000)
    expect(expectNothingLost(contents)).toBe(contents.length)
  },
)

test(
  'An entry of each kind of list may be taken out, several at a time: what can no longer be said is named, with the file that had it',
  limits,
  () => {
    const contents = [...shortenedTogether(3)]
    expect(contents.reduce((sum, { edits }) => sum + edits, 0)).toBeGreaterThan(70)
    expect(expectLossesNamed(contents).losses).toBeGreaterThan(5)
  },
)
