import { randomUUID } from 'node:crypto'
import type { Store } from '#server/store/open-store.ts'
import type { OutboxRow } from '#server/store/tables.ts'

export type ClaimedMail = OutboxRow & { readonly claim: string }

/**
 * The outbox as any number of workers share it. A claim is a due date in the near future and a token: while the worker
 * lives it renews the date; when it dies, the mail is due again by itself. Whoever has lost the token can change nothing.
 */
export function createMailClaims(store: Store, lease: number) {
  return { claim, renew, markSent, postpone, setAside, drop, nextDue }

  async function claim(now: number): Promise<ClaimedMail | undefined> {
    const token = randomUUID()
    const row = await store.write((transaction) =>
      transaction
        .updateTable('outbox')
        .set((eb) => ({ claim: token, due_at: now + lease, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('state', '=', 'waiting')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .limit(1)
            .$if(store.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst(),
    )
    return row && { ...row, claim: token }
  }

  function renew(mail: ClaimedMail, now: number) {
    return change(mail, { due_at: now + lease })
  }

  function markSent(mail: ClaimedMail, now: number) {
    return change(mail, { state: 'sent', sent_at: now, claim: null, problem: null })
  }

  function postpone(mail: ClaimedMail, until: number, problem: string) {
    return change(mail, { due_at: until, claim: null, problem })
  }

  function setAside(mail: ClaimedMail, problem: string) {
    return change(mail, { state: 'set-aside', claim: null, problem })
  }

  /** For a mail that has nothing left to say. */
  async function drop({ id, claim }: ClaimedMail) {
    await store.write((transaction) =>
      transaction.deleteFrom('outbox').where('id', '=', id).where('claim', '=', claim).execute(),
    )
  }

  async function nextDue(): Promise<number | undefined> {
    const row = await store.db
      .selectFrom('outbox')
      .select('due_at')
      .where('state', '=', 'waiting')
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    return row?.due_at
  }

  async function change({ id, claim }: ClaimedMail, values: Partial<OutboxRow>) {
    await store.write((transaction) =>
      transaction.updateTable('outbox').set(values).where('id', '=', id).where('claim', '=', claim).execute(),
    )
  }
}
