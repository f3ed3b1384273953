import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DeskAction } from '#contract/desk-view.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'

type Entry = { readonly who: string; readonly action: DeskAction; readonly requestId?: string | null }

/** Notes who did what when, within the transaction that does it; never what it said. */
export async function recordIn(transaction: Transaction<Tables>, entries: readonly Entry[], now: number) {
  if (entries.length === 0) return
  const rows = entries.map(({ who, action, requestId = null }) => ({
    id: laterId(),
    at: now,
    who,
    action,
    request_id: requestId,
  }))
  await transaction.insertInto('desk_audit').values(rows).execute()
}

/** The same for what only reads: nothing is shown before it is noted. */
export function record(store: Store, entries: readonly Entry[], now: number): Promise<void> {
  return store.write((transaction) => recordIn(transaction, entries, now))
}

let lastId = ''

/** Those of one millisecond are in no order by themselves. */
function laterId() {
  let id = randomUUIDv7()
  while (id <= lastId && sameMoment(id, lastId)) id = randomUUIDv7()
  lastId = id
  return id
}

function sameMoment(one: string, other: string) {
  return one.slice(0, 13) === other.slice(0, 13)
}
