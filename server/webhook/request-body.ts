import { requestOf } from '#server/contact/contact-store.ts'
import { dueTime } from '#server/desk/due-time.ts'
import type { ClaimedMail } from '#server/outbox/mail-claims.ts'
import type { Store } from '#server/store/open-store.ts'

type Dependencies = { readonly store: Store; readonly now: () => number }

export type RequestBody = { readonly id: string; readonly json: string }

/**
 * Writes what the webhook is sent when it is about to go: nothing where the request has been erased or limited in the
 * meantime.
 */
export function createBodyComposer({ store, now }: Dependencies) {
  return async function compose({ request_id }: ClaimedMail): Promise<RequestBody | undefined> {
    const row = await store.db
      .selectFrom('contact_requests')
      .selectAll()
      .where('id', '=', request_id)
      .where('limited_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { urgent, dueAt } = dueTime({ receivedAt: row.received_at, message: row.message })
    const json = JSON.stringify({
      event: 'contact-request',
      id: row.id,
      sentAt: time(now()),
      receivedAt: time(row.received_at),
      answerBefore: time(dueAt),
      urgent,
      request: requestOf(row),
    })
    return { id: row.id, json }
  }
}

function time(milliseconds: number) {
  return new Date(milliseconds).toISOString()
}
