import { emailKey } from '#server/contact/contact-store.ts'
import { dueAgain } from '#server/outbox/back-off.ts'
import type { Store } from '#server/store/open-store.ts'

export type Limited = { readonly requests: number; readonly mails: number }

/**
 * Limitation (RGPD, article 18): what a person has sent is stored, and nothing else. Their mails are held, the team's
 * lists and exports leave it out, the purge lets it be. What they send afterwards is a new request, for them to be answered.
 */
export function createLimitation(store: Store) {
  return { limit, lift }

  function limit(email: string, now: number): Promise<Limited> {
    return store.write(async (transaction) => {
      const { numUpdatedRows: requests } = await transaction
        .updateTable('contact_requests')
        .set({ limited_at: now })
        .where('email_key', '=', emailKey(email))
        .where('limited_at', 'is', null)
        .executeTakeFirst()
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
      return { requests: Number(requests), mails: Number(mails) }
    })
  }

  function lift(email: string, now: number): Promise<Limited> {
    return store.write(async (transaction) => {
      const { numUpdatedRows: requests } = await transaction
        .updateTable('contact_requests')
        .set({ limited_at: null })
        .where('email_key', '=', emailKey(email))
        .where('limited_at', 'is not', null)
        .executeTakeFirst()
      const { numUpdatedRows: mails } = await transaction
        .updateTable('outbox')
        .set({ ...dueAgain(now), claim: null })
        .where('state', '=', 'held')
        .where('request_id', 'in', (eb) =>
          eb.selectFrom('contact_requests').select('id').where('email_key', '=', emailKey(email)),
        )
        .executeTakeFirst()
      return { requests: Number(requests), mails: Number(mails) }
    })
  }
}
