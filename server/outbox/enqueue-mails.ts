import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { storeTime } from '#server/store/store-time.ts'
import type { OutboxRow, Tables } from '#server/store/tables.ts'
import { giveUpAfter } from './back-off.ts'

type NewMail = Pick<OutboxRow, 'kind' | 'request_id' | 'once_key'> & {
  due_at?: number
  /** Milliseconds from now. */
  wait?: number
}

/**
 * Puts mails into the outbox, within the transaction of what causes them: due at a time, or after a wait. One whose `once_key`
 * is known is left out.
 */
export async function enqueueMails(transaction: Transaction<Tables>, mails: readonly NewMail[], now: number) {
  for (const { due_at, wait = 0, ...mail } of mails) {
    await transaction
      .insertInto('outbox')
      .values({
        ...mail,
        id: randomUUIDv7(),
        created_at: now,
        due_at: due_at ?? sql<number>`${storeTime(transaction, now)} + ${sql.lit(Math.round(wait))}`,
        give_up_at: (due_at ?? now) + giveUpAfter,
      })
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .execute()
  }
}
