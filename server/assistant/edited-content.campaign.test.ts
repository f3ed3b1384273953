import { expect, test } from 'vitest'
import { rewordedContents, shortenedContents } from '#testing/edited-contents.ts'
import { expectLossesNamed, expectNothingLost } from '#testing/expect-edits.ts'

const limits = { timeout: 900_000 }

test(
  'Any string of the content may be reworded: every topic is still said, and an assistant starts and answers',
  limits,
  () => {
    expect(expectNothingLost(rewordedContents())).toBeGreaterThan(1000)
  },
)

test(
  'Any entry of any list may be taken out: what can no longer be said is named, with the file that had it',
  limits,
  () => {
    const { edits, losses } = expectLossesNamed(shortenedContents())
    expect(edits).toBeGreaterThan(500)
    expect(losses).toBeGreaterThan(20)
  },
)
