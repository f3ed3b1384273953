import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql, type UpdateObject } from 'kysely'
import type { Store } from '#server/store/open-store.ts'
import { storeTime } from '#server/store/store-time.ts'
import type { OutboxRow, Tables } from '#server/store/tables.ts'

export type ClaimedMail = OutboxRow & { readonly claim: string }

/**
 * Which part of the outbox a worker looks after: a slow webhook must not keep mails waiting. Nor must links to the desk: who
 * has asked for some could tell by the delay of a mail of their own whether there was somebody to send them to.
 */
export type Channel = 'mails' | (typeof apart)[number]

const apart = ['sign-in', 'webhook'] as const

/**
 * The outbox as any number of workers share it. A claim is a due date in the near future and a token: while the worker
 * lives it renews the date; when it dies, the mail is due again by itself. Whoever has lost the token can change nothing.
 * Due dates go by the store's clock: a worker whose own goes wrong neither takes others' mails nor leaves its own.
 * While the store is away nobody can renew a date or note what was sent. So after an outage others' mails are left to them
 * for half a lease, in which those who live note them, and one's own until they are let go.
 */
export function createMailClaims(store: Store, lease: number, now: () => number, channel: Channel = 'mails') {
  const held = new Set<string>()
  let othersUntil = Number.NEGATIVE_INFINITY

  return { claim, letGo, renew, whileOurs, markSent, postpone, setAside, drop, untilNextDue }

  async function claim(): Promise<ClaimedMail | undefined> {
    const token = randomUUID()
    const row = await noticingOutages(() =>
      store.write((transaction) =>
        transaction
          .updateTable('outbox')
          .set((eb) => ({ claim: token, due_at: due(lease), attempts: eb('attempts', '+', 1) }))
          .where('id', '=', (eb) =>
            eb
              .selectFrom('outbox')
              .select('id')
              .where('state', '=', 'waiting')
              .where(isOfChannel)
              .where('due_at', '<=', due(0))
              .$if(leavesOthers(), (query) => query.where('claim', 'is', null))
              .$if(held.size > 0, (query) => query.where('id', 'not in', [...held]))
              .orderBy('due_at')
              .limit(1)
              .$if(store.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
          )
          .returningAll()
          .executeTakeFirst(),
      ),
    )
    if (!row) return
    held.add(row.id)
    return { ...row, claim: token }
  }

  /** Nothing is done with it any more. */
  function letGo({ id }: ClaimedMail) {
    held.delete(id)
  }

  function isOfChannel(eb: ExpressionBuilder<Tables, 'outbox'>) {
    return channel === 'mails' ? eb('kind', 'not in', apart) : eb('kind', '=', channel)
  }

  async function noticingOutages<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      othersUntil = now() + lease / 2
      throw error
    }
  }

  function leavesOthers() {
    return now() < othersUntil
  }

  function renew(mail: ClaimedMail) {
    return change(mail, { due_at: due(lease) })
  }

  /**
   * Does something while the mail is ours and nobody can erase or hold it, and says whether it was. On SQLite it may be done
   * twice: see group-commit.ts.
   */
  function whileOurs({ id, claim }: ClaimedMail, act: () => Promise<void>): Promise<boolean> {
    return store.write(async (transaction) => {
      const row = await transaction
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .where('claim', '=', claim)
        .where('state', '=', 'waiting')
        .$if(store.engine === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst()
      if (row) await act()
      return row !== undefined
    })
  }

  function markSent(mail: ClaimedMail) {
    return change(mail, { state: 'sent', sent_at: now(), claim: null, problem: null })
  }

  function postpone(mail: ClaimedMail, wait: number, problem: string) {
    return change(mail, { due_at: due(wait), claim: null, problem })
  }

  function setAside(mail: ClaimedMail, problem: string) {
    return change(mail, { state: 'set-aside', claim: null, problem })
  }

  /** For a mail that has nothing left to say; one that is held will have, when its limitation ends. */
  async function drop({ id, claim }: ClaimedMail) {
    await store.write((transaction) =>
      transaction
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where('claim', '=', claim)
        .where('state', '=', 'waiting')
        .execute(),
    )
  }

  /** In milliseconds; nothing when no mail waits. */
  async function untilNextDue(): Promise<number | undefined> {
    const row = await store.db
      .selectFrom('outbox')
      .select((eb) => eb('due_at', '-', due(0)).as('wait'))
      .where('state', '=', 'waiting')
      .where(isOfChannel)
      .$if(leavesOthers(), (query) => query.where('claim', 'is', null))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    return row && Number(row.wait)
  }

  async function change({ id, claim }: ClaimedMail, values: UpdateObject<Tables, 'outbox'>) {
    await noticingOutages(() =>
      store.write((transaction) =>
        transaction.updateTable('outbox').set(values).where('id', '=', id).where('claim', '=', claim).execute(),
      ),
    )
  }

  function due(wait: number) {
    return sql<number>`${storeTime(store.db, now())} + ${sql.lit(wait)}`
  }
}
