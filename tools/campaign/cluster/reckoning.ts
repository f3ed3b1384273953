import { setTimeout } from 'node:timers/promises'
import { readEnvironment } from '#server/environment.ts'
import { openStore } from '#server/store/open-store.ts'
import type { startMailCatcher } from '#testing/mail-catcher.ts'

/** Milliseconds that the last mails may take. */
const forTheLastMails = 60_000

/** What became of the requests that were taken: in the store, and in the mails. */
export async function reckon(
  databaseUrl: string,
  { caught }: Awaited<ReturnType<typeof startMailCatcher>>,
  accepted: readonly string[],
) {
  const store = openStore(readEnvironment({ DATABASE_URL: databaseUrl }))
  try {
    const end = Date.now() + forTheLastMails
    while ((await waiting()) > 0 && Date.now() < end) await setTimeout(250)
    const stored = await store.db.selectFrom('contact_requests').select('email').execute()
    const emails = new Set(stored.map(({ email }) => email))
    const confirmed = new Set(caught.flatMap(({ recipients }) => recipients))
    const mails = new Set(caught.map(({ mail }) => mail.messageId)).size
    return {
      lost: accepted.filter((email) => !emails.has(email)).length,
      doubled: stored.length - emails.size,
      unsent: (await waiting()) + accepted.filter((email) => !confirmed.has(email)).length,
      mails,
      repeated: caught.length - mails,
    }
  } finally {
    await store.close()
  }

  async function waiting() {
    const unsent = await store.db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()
    return unsent.length
  }
}
