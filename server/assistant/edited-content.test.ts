import { expect, test } from 'vitest'
import { oneOfEachKind, rewordedContents, shortenedContents } from '#testing/edited-contents.ts'
import { expectLossesNamed, expectNothingLost } from '#testing/expect-edits.ts'

const limits = { timeout: 300_000 }

test(
  'A string of each kind may be reworded: every topic is still said, and an assistant starts and answers',
  limits,
  () => {
    expect(expectNothingLost(oneOfEachKind(rewordedContents()))).toBeGreaterThan(400)
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
