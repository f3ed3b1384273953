import { confirmationKey } from '#server/contact/contact-store.ts'
import { enqueueMails } from '#server/outbox/enqueue-mails.ts'
import type { Store } from '#server/store/open-store.ts'
import { recordIn } from './audit.ts'

type Release = { readonly id: string; readonly who: string }

/** « Ce n'est pas un robot »: out of quarantine, with the mails that it would have caused; once, however often it is said. */
export function releaseRequest(store: Store, { id, who }: Release, now: number): Promise<boolean> {
  return store.write(async (transaction) => {
    const row = await transaction
      .updateTable('contact_requests')
      .set({ quarantine: null })
      .where('id', '=', id)
      .where('quarantine', 'is not', null)
      .where('limited_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (!row) return false
    const once_key = confirmationKey(row.email, now)
    const mails = [
      { kind: 'team', request_id: id, once_key: null },
      { kind: 'confirmation', request_id: id, once_key },
    ] as const
    await enqueueMails(transaction, mails, now)
    await recordIn(transaction, [{ who, action: 'release', requestId: id }], now)
    return true
  })
}
