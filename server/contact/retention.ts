import type { ExpressionBuilder, Transaction } from 'kysely'
import { contactYears, ownMailDays, quarantineDays, questionMonths, trailYears } from '#content/kept-for.ts'
import { dateInParis } from '#server/paris-time.ts'
import { emptyLog } from '#server/store/empty-log.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'
import { emailKey } from './contact-store.ts'

type Dependencies = {
  readonly store: Store
  /** Of mails that were written as files. */
  readonly removeMailFiles: (mailIds: readonly string[]) => Promise<void>
}

type Which = (eb: ExpressionBuilder<Tables, 'contact_requests'>) => ReturnType<typeof eb.and>

/** The policy says « au plus » and the purge runs once a day: what would end before the next one, an hour late, ends now. */
const untilNextPurge = 25 * 3600 * 1000
/** A month may have three days less than the one that is counted from. */
const shorterMonth = { days: 3 }

/** Ends the storage of personal data: when its time is over, or when the person asks. */
export function createRetention({ store, removeMailFiles }: Dependencies) {
  return { purge, forgetVisitors, erase, expired }

  /** The requests whose time is over. Other leftovers go with them. */
  async function purge(now: number): Promise<number> {
    const oldMails = await store.write(async (transaction) => {
      await forgetEndedWindows(transaction, now)
      const lastDay = dateInParis(now + untilNextPurge)
        .add(shorterMonth)
        .subtract({ months: questionMonths })
      await transaction.deleteFrom('assistant_counts').where('day', '<=', String(lastDay)).execute()
      await transaction
        .deleteFrom('desk_audit')
        .where('at', '<', before(now, { years: trailYears }))
        .execute()
      const mails = await transaction
        .deleteFrom('outbox')
        .where('request_id', 'is', null)
        .where('state', 'in', ['sent', 'set-aside'])
        .where('created_at', '<', now - ownMailDays * 24 * 3600 * 1000)
        .returning('id')
        .execute()
      return mails.map(({ id }) => id)
    })
    await removeMailFiles(oldMails)
    const count = await eraseRequests(overAt(now))
    await emptyLog(store)
    return count
  }

  /** What counted the uses of a visitor, and the links and sessions of the team, once they have ended. */
  async function forgetVisitors(now: number): Promise<void> {
    await store.write((transaction) => forgetEndedWindows(transaction, now))
    await emptyLog(store)
  }

  async function expired(now: number): Promise<number> {
    const rows = await store.db.selectFrom('contact_requests').select('id').where(overAt(now)).execute()
    return rows.length
  }

  /** Every request of one person, with its mails. */
  function erase(email: string): Promise<number> {
    return eraseRequests((eb) => eb.and({ email_key: emailKey(email) }))
  }

  /** Files go first: if this is cut short, the rows still tell what to repeat. */
  async function eraseRequests(which: Which): Promise<number> {
    await removeMailFiles(await store.write((transaction) => mailIds(transaction, which)))
    const { ids, count } = await store.write(async (transaction) => {
      const ids = await mailIds(transaction, which)
      const { numDeletedRows } = await transaction.deleteFrom('contact_requests').where(which).executeTakeFirst()
      return { ids, count: Number(numDeletedRows) }
    })
    await removeMailFiles(ids)
    if (count > 0) await emptyLog(store)
    return count
  }

  async function forgetEndedWindows(transaction: Transaction<Tables>, now: number) {
    await transaction.deleteFrom('rate_windows').where('ends_at', '<=', now).execute()
    await transaction.deleteFrom('desk_sign_ins').where('expires_at', '<=', now).execute()
    await transaction.deleteFrom('desk_sessions').where('expires_at', '<=', now).execute()
  }

  async function mailIds(transaction: Transaction<Tables>, which: Which) {
    const rows = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('request_id', 'in', (eb) => eb.selectFrom('contact_requests').select('contact_requests.id').where(which))
      .execute()
    return rows.map(({ id }) => id)
  }
}

/**
 * A person's requests end together, after the last one: what a machine sent in their name is none, and ends by itself.
 * RGPD, article 18: one that is limited is kept for the person, until they lift it.
 */
function overAt(now: number): Which {
  const lastExchange = before(now, { years: contactYears })
  const lastOfMachine = before(now, { days: quarantineDays })
  return (eb) =>
    eb.and([
      eb('limited_at', 'is', null),
      eb.or([
        eb.and([eb('quarantine', 'is not', null), eb('received_at', '<', lastOfMachine)]),
        eb.and([
          eb('quarantine', 'is', null),
          eb('email_key', 'not in', (people) =>
            people
              .selectFrom('contact_requests as later')
              .select('later.email_key')
              .where('later.quarantine', 'is', null)
              .where('later.received_at', '>=', lastExchange),
          ),
        ]),
      ]),
    ])
}

/** What came before then may not be kept until the next purge. */
function before(now: number, time: { years?: number; days?: number }) {
  const next = Temporal.Instant.fromEpochMilliseconds(now + untilNextPurge)
  return next.toZonedDateTimeISO('UTC').subtract(time).epochMilliseconds
}
