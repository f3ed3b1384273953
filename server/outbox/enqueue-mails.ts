import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { prepareQuery } from '#server/store/prepared-query.ts'
import { storeTime } from '#server/store/store-time.ts'
import type { OutboxRow, Tables } from '#server/store/tables.ts'
import { giveUpAfter } from './back-off.ts'

type NewMail = Pick<OutboxRow, 'kind' | 'request_id' | 'once_key'> & { due_at?: number }

/**
 * Puts mails into the outbox, within the transaction of what causes them: due at a time, or at once. One whose `once_key`
 * is known is left out.
 */
export async function enqueueMails(transaction: Transaction<Tables>, mails: readonly NewMail[], now: number) {
  for (const mail of mails) {
    await insertMail(transaction, {
      ...mail,
      id: randomUUIDv7(),
      created_at: now,
      due_at: mail.due_at ?? null,
      give_up_at: (mail.due_at ?? now) + giveUpAfter,
    })
  }
}

const insertMail = prepareQuery<
  Pick<OutboxRow, 'id' | 'kind' | 'request_id' | 'once_key' | 'created_at' | 'give_up_at'> & { due_at: number | null }
>((db, from) =>
  db
    .insertInto('outbox')
    .values({
      id: from(({ id }) => id),
      kind: from(({ kind }) => kind),
      request_id: from(({ request_id }) => request_id),
      once_key: from(({ once_key }) => once_key),
      created_at: from(({ created_at }) => created_at),
      due_at: sql`coalesce(${from(({ due_at }) => due_at)}, ${storeTime(
        db,
        from(({ created_at }) => created_at),
      )})`,
      give_up_at: from(({ give_up_at }) => give_up_at),
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .compile(),
)
