import { setTimeout } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { contactYears, questionMonths, trailYears } from '#content/kept-for.ts'
import { dateInParis } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'
import { emailKey } from './contact-store.ts'

type Dependencies = {
  readonly store: Store
  /** Of mails that were written as files. */
  readonly removeMailFiles: (mailIds: readonly string[]) => Promise<void>
}

const attemptsToEmpty = 60
const betweenAttempts = 50

/** Ends the storage of personal data: when its time is over, or when the person asks. */
export function createRetention({ store, removeMailFiles }: Dependencies) {
  return { purge, forgetVisitors, erase, expired }

  /** The people whose last request is older than that, with all their requests. Other leftovers go with them. */
  async function purge(now: number): Promise<number> {
    const emails = await expired(now)
    const oldMails = await store.write(async (transaction) => {
      await forgetEndedWindows(transaction, now)
      await transaction
        .deleteFrom('assistant_counts')
        .where('day', '<', String(dateInParis(now).subtract({ months: questionMonths })))
        .execute()
      await transaction.deleteFrom('desk_audit').where('at', '<', yearsBefore(now, trailYears)).execute()
      const mails = await transaction
        .deleteFrom('outbox')
        .where('request_id', 'is', null)
        .where('state', '=', 'sent')
        .where('sent_at', '<', now - 30 * 24 * 3600 * 1000)
        .returning('id')
        .execute()
      return mails.map(({ id }) => id)
    })
    await removeMailFiles(oldMails)
    let count = 0
    for (const email of emails) count += await erase(email)
    await emptyLog()
    return count
  }

  /** What counted the uses of a visitor, and the links and sessions of the team, once they have ended. */
  function forgetVisitors(now: number): Promise<void> {
    return store.write((transaction) => forgetEndedWindows(transaction, now))
  }

  async function expired(now: number): Promise<readonly string[]> {
    const rows = await store.db
      .selectFrom('contact_requests')
      .select('email_key')
      .groupBy('email_key')
      .having((eb) => eb.fn.max('received_at'), '<', yearsBefore(now, contactYears))
      // RGPD, article 18: what is limited is kept for the person, until they lift it.
      .having((eb) => eb.fn.max('limited_at'), 'is', null)
      .execute()
    return rows.map((row) => row.email_key)
  }

  /** Every request of one person, with its mails. Files go first: if this is cut short, the rows still tell what to repeat. */
  async function erase(email: string): Promise<number> {
    await removeMailFiles(await store.write((transaction) => mailIds(transaction, email)))
    const { ids, count } = await store.write(async (transaction) => {
      const ids = await mailIds(transaction, email)
      const { numDeletedRows } = await transaction
        .deleteFrom('contact_requests')
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst()
      return { ids, count: Number(numDeletedRows) }
    })
    await removeMailFiles(ids)
    if (count > 0) await emptyLog()
    return count
  }

  /**
   * What was deleted must not live on in SQLite's log. Another process may be reading that, a backup for example: then the
   * next purge does it.
   */
  async function emptyLog() {
    if (store.engine !== 'sqlite') return
    for (let attempt = 0; attempt < attemptsToEmpty; attempt++) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store.db)
      if (rows[0]?.busy === 0) return
      await setTimeout(betweenAttempts)
    }
  }

  async function forgetEndedWindows(transaction: Transaction<Tables>, now: number) {
    await transaction.deleteFrom('rate_windows').where('ends_at', '<=', now).execute()
    await transaction.deleteFrom('desk_sign_ins').where('expires_at', '<=', now).execute()
    await transaction.deleteFrom('desk_sessions').where('expires_at', '<=', now).execute()
  }

  async function mailIds(transaction: Transaction<Tables>, email: string) {
    const rows = await transaction
      .selectFrom('outbox')
      .innerJoin('contact_requests', 'contact_requests.id', 'outbox.request_id')
      .select('outbox.id')
      .where('email_key', '=', emailKey(email))
      .execute()
    return rows.map(({ id }) => id)
  }
}

function yearsBefore(now: number, years: number) {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').subtract({ years }).epochMilliseconds
}
