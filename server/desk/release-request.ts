import { confirmationKey, toTheTeam } from '#server/contact/contact-store.ts'
import { enqueueMails } from '#server/outbox/enqueue-mails.ts'
import type { Store } from '#server/store/open-store.ts'
import { recordIn } from './audit.ts'

type Release = {
  readonly id: string
  /** Of the desk, whose trail then names them. */
  readonly who?: string
  /** Whether requests also go to LEADS_WEBHOOK_URL. */
  readonly forwarded: boolean
}

/** « Ce n'est pas un robot »: out of quarantine, with the mails that it would have caused; once, however often it is said. */
export function releaseRequest(store: Store, { id, who, forwarded }: Release, now: number): Promise<boolean> {
  return store.write(async (transaction) => {
    const row = await transaction
      .updateTable('contact_requests')
      .set({ quarantine: null })
      .where('id', '=', id)
      .where('quarantine', 'is not', null)
      .where('limited_at', 'is', null)
      .returning(['email', 'received_at'])
      .executeTakeFirst()
    if (!row) return false
    // Who was taken for a robot has often sent it again, and was told of that one.
    const once_key = confirmationKey(row.email, row.received_at)
    const confirmation = { kind: 'confirmation', request_id: id, once_key } as const
    await enqueueMails(transaction, [...toTheTeam(id, forwarded), confirmation], now)
    if (who) await recordIn(transaction, [{ who, action: 'release', requestId: id }], now)
    return true
  })
}
