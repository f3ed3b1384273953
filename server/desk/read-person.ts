import type { HeldRequestView } from '#contract/desk-view.ts'
import { emailKey } from '#server/contact/contact-store.ts'
import type { Store } from '#server/store/open-store.ts'
import { asSeen } from './read-request.ts'

/** What is held on an address, limited or not: its owner may ask for all of it. */
export async function readPerson({ db }: Pick<Store, 'db'>, address: string): Promise<readonly HeldRequestView[]> {
  const rows = await db
    .selectFrom('contact_requests')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('desk_notes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('desk_notes.request_id', '=', 'contact_requests.id')
        .as('notes'),
      eb
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('outbox.request_id', '=', 'contact_requests.id')
        .as('mails'),
    ])
    .where('email_key', '=', emailKey(address))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    request: asSeen(row),
    limitedAt: row.limited_at,
    quarantine: row.quarantine,
    notes: Number(row.notes),
    mails: Number(row.mails),
  }))
}
