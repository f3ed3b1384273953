import { expect, test } from 'vitest'
import { crashRun, mailsAtOnce } from '#tools/campaign/crash-run.ts'

const posts = 40
const kills = 2

test('No crash loses or doubles an acknowledged request or its mails', { timeout: 120_000 }, async () => {
  const { repeatedMails, ...run } = await crashRun({ posts, kills, seed: 7 })
  expect(run).toEqual({
    killed: kills,
    acknowledged: posts,
    lost: 0,
    doubled: 0,
    mails: 2 * posts,
    unconfirmed: 0,
    unsentMails: 0,
  })
  // A mail that went out in the moment of a crash may come again, under the same Message-ID.
  expect(repeatedMails).toBeLessThanOrEqual(kills * mailsAtOnce)
})
