import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { storeTime } from '#server/store/store-time.ts'
import type { OutboxRow, Tables } from '#server/store/tables.ts'
import { giveUpAfter } from './back-off.ts'

type NewMail = Pick<OutboxRow, 'kind' | 'request_id' | 'once_key'> & { due_at?: number }

/**
 * Puts mails into the outbox, within the transaction of what causes them: due at a time, or at once. One whose `once_key`
 * is known is left out.
 */
export async function enqueueMails(transaction: Transaction<Tables>, mails: readonly NewMail[], now: number) {
  for (const { due_at, ...mail } of mails) {
    await transaction
      .insertInto('outbox')
      .values({
        ...mail,
        id: randomUUIDv7(),
        created_at: now,
        due_at: due_at ?? storeTime(transaction, now),
        give_up_at: (due_at ?? now) + giveUpAfter,
      })
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .execute()
  }
}
