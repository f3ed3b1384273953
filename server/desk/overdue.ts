import type { Kysely } from 'kysely'
import { boundsOfParisDay, parisDay } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'

export type Overdue = {
  readonly count: number
  /** Since when the first of them should have been answered. */
  readonly since: number | undefined
  /** How many more are due before the day is over. */
  readonly dueToday: number
}

/** What waits for an answer past its time, without what is apart or limited. */
export async function readOverdue({ db }: Pick<Store, 'db'>, now: number): Promise<Overdue> {
  const { count, since } = await waiting(db)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('due_at').as('since')])
    .where('due_at', '<', now)
    .executeTakeFirstOrThrow()
  const { dueToday } = await waiting(db)
    .select(({ fn }) => fn.countAll<number>().as('dueToday'))
    .where('due_at', '>=', now)
    .where('due_at', '<', boundsOfParisDay(parisDay(now)).end)
    .executeTakeFirstOrThrow()
  return { count: Number(count), since: since === null ? undefined : Number(since), dueToday: Number(dueToday) }
}

function waiting(db: Kysely<Tables>) {
  return db
    .selectFrom('contact_requests')
    .where('state', '=', 'new')
    .where('quarantine', 'is', null)
    .where('limited_at', 'is', null)
}
