import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OutboxRow, Tables } from '#server/store/tables.ts'
import { giveUpAfter } from './back-off.ts'

type NewMail = Pick<OutboxRow, 'kind' | 'request_id' | 'once_key'> & { due_at?: number }

/** Puts mails into the outbox, within the transaction of what causes them. One whose `once_key` is known is left out. */
export async function enqueueMails(transaction: Transaction<Tables>, mails: readonly NewMail[], now: number) {
  await transaction
    .insertInto('outbox')
    .values(
      mails.map(({ kind, request_id, once_key, due_at = now }) => ({
        id: randomUUIDv7(),
        kind,
        request_id,
        once_key,
        created_at: now,
        due_at,
        give_up_at: due_at + giveUpAfter,
      })),
    )
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute()
}
