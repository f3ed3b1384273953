import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ConflictView, RequestStateName } from '#contract/desk-view.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'
import { visibleText } from '#server/visible-text.ts'
import { recordIn } from './audit.ts'

export type Change = {
  readonly id: string
  readonly who: string
  /** What the page that was changed had been made from. */
  readonly version: number
  readonly state: RequestStateName
  readonly owner: string | null
  readonly note: string
}

type Changed =
  | { readonly kind: 'saved' | 'missing' }
  | ({ readonly kind: 'conflict' } & Pick<ConflictView, 'theirs' | 'changedBy' | 'name'>)

/** State, owner and note in one step; of two people who change the same page, the second changes nothing and is told. */
export function changeRequest(store: Store, change: Change, now: number): Promise<Changed> {
  const { id, who, version, state, owner, note } = change
  return store.write(async (transaction): Promise<Changed> => {
    const row = await transaction
      .selectFrom('contact_requests')
      .select(['state', 'owner', 'version', 'handled_at', 'first_name', 'last_name'])
      .where('id', '=', id)
      .where('limited_at', 'is', null)
      .$if(store.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!row) return { kind: 'missing' }
    const isChange = row.state !== state || row.owner !== owner
    if (isChange && row.version !== version) {
      const last = await transaction
        .selectFrom('desk_audit')
        .select(['who', 'at'])
        .where('request_id', '=', id)
        .where('action', '=', 'change')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      await recordIn(transaction, [{ who, action: 'read', requestId: id }], now)
      const theirs = { state: row.state, owner: row.owner, version: row.version }
      return { kind: 'conflict', theirs, changedBy: last, name: visibleText(`${row.first_name} ${row.last_name}`) }
    }
    if (isChange) {
      await transaction
        .updateTable('contact_requests')
        .set({ state, owner, version: row.version + 1, handled_at: state === 'new' ? null : (row.handled_at ?? now) })
        .where('id', '=', id)
        .execute()
    }
    const isNoted = note !== '' && !(await wasJustWritten(transaction, change, now))
    if (isNoted) {
      await transaction
        .insertInto('desk_notes')
        .values({ id: randomUUIDv7(), request_id: id, author: who, written_at: now, body: note })
        .execute()
    }
    const done = [...(isChange ? ['change' as const] : []), ...(isNoted ? ['note' as const] : [])]
    await recordIn(
      transaction,
      done.map((action) => ({ who, action, requestId: id })),
      now,
    )
    return { kind: 'saved' }
  })
}

/** In milliseconds, between two presses of one button. */
const doublePress = 60_000

/** Whether the same words were sent a moment ago: the second press of a button is no second note. */
async function wasJustWritten(transaction: Transaction<Tables>, { id, who, note }: Change, now: number) {
  const same = await transaction
    .selectFrom('desk_notes')
    .select('id')
    .where('request_id', '=', id)
    .where('author', '=', who)
    .where('body', '=', note)
    .where('written_at', '>', now - doublePress)
    .executeTakeFirst()
  return same !== undefined
}
