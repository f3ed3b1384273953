import type { Transaction } from 'kysely'
import { emailKey } from '#server/contact/contact-store.ts'
import { dueAgain } from '#server/outbox/back-off.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'

/** What is done with it or not at all, such as to note who did it. */
export type Together = (transaction: Transaction<Tables>, requestIds: readonly string[]) => Promise<void>

export type Limited = { readonly requests: number; readonly mails: number }

/**
 * Limitation (RGPD, article 18): what a person has sent is stored, and nothing else. Their mails are held, the team's
 * lists and exports leave it out, the purge lets it be. What they send afterwards is a new request, for them to be answered.
 */
export function createLimitation(store: Store) {
  return { limit, lift }

  function limit(email: string, now: number, together: Together = async () => {}): Promise<Limited> {
    return store.write(async (transaction) => {
      const requests = await transaction
        .updateTable('contact_requests')
        .set({ limited_at: now })
        .where('email_key', '=', emailKey(email))
        .where('limited_at', 'is', null)
        .returning('id')
        .execute()
      // The claim of a worker that is sending one stays, so that a mail which has left is noted as sent.
      const { numUpdatedRows: mails } = await transaction
        .updateTable('outbox')
        .set({ state: 'held' })
        .where('state', '=', 'waiting')
        .where('request_id', 'in', (eb) =>
          eb
            .selectFrom('contact_requests')
            .select('id')
            .where('email_key', '=', emailKey(email))
            .where('limited_at', 'is not', null),
        )
        .executeTakeFirst()
      await together(transaction, idsOf(requests))
      return { requests: requests.length, mails: Number(mails) }
    })
  }

  function lift(email: string, now: number, together: Together = async () => {}): Promise<Limited> {
    return store.write(async (transaction) => {
      const requests = await transaction
        .updateTable('contact_requests')
        .set({ limited_at: null })
        .where('email_key', '=', emailKey(email))
        .where('limited_at', 'is not', null)
        .returning('id')
        .execute()
      const { numUpdatedRows: mails } = await transaction
        .updateTable('outbox')
        .set({ ...dueAgain(now), claim: null })
        .where('state', '=', 'held')
        .where('request_id', 'in', (eb) =>
          eb.selectFrom('contact_requests').select('id').where('email_key', '=', emailKey(email)),
        )
        .executeTakeFirst()
      await together(transaction, idsOf(requests))
      return { requests: requests.length, mails: Number(mails) }
    })
  }
}

function idsOf(rows: readonly { readonly id: string }[]) {
  return rows.map(({ id }) => id)
}
