import { type SelectQueryBuilder, sql } from 'kysely'
import type { Filters, ListRow, ListTab } from '#contract/desk-view.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'
import { visibleText } from '#server/visible-text.ts'
import { digitsOf, searchable } from './settle-requests.ts'

const pageSize = 40
const mostWords = 5

type Query<Selected> = SelectQueryBuilder<Tables, 'contact_requests', Selected>
/** The last row of the page before. */
type Cursor = { readonly at: number; readonly id: string }

/** A page of what may be worked with: what is due first where something is due, else the newest first. */
export async function readList({ db, engine }: Store, filters: Filters, cursor: Cursor | undefined) {
  const isByDue = filters.tab === 'new'
  const column = isByDue ? 'due_at' : 'received_at'
  const [direction, comparison] = isByDue ? (['asc', '>'] as const) : (['desc', '<'] as const)
  const chosen = holding(engine, chosenBy(db.selectFrom('contact_requests'), filters), filters.search)
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(comparison)} (${cursor?.at ?? 0}, ${cursor?.id ?? ''})`,
      ),
    )
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(pageSize + 1)
  const found = await chosen
    .select(['id', 'first_name', 'last_name', 'company', 'use_case', 'received_at', 'due_at', 'urgent', 'state'])
    .select(['owner', 'quarantine'])
    .execute()
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  const ids = rows.map(({ id }) => id)
  const [notes, failed] = ids.length === 0 ? [new Map(), new Set()] : await beside(ids)
  return {
    rows: rows.map(
      (row): ListRow => ({
        id: row.id,
        name: visibleText(`${row.first_name} ${row.last_name}`),
        company: visibleText(row.company),
        useCase: row.use_case,
        receivedAt: row.received_at,
        dueAt: row.due_at ?? row.received_at,
        urgent: row.urgent === 1,
        state: row.state,
        owner: row.owner,
        quarantine: row.quarantine,
        notes: notes.get(row.id) ?? 0,
        hasFailedMail: failed.has(row.id),
      }),
    ),
    after: last && writeCursor({ at: (isByDue ? last.due_at : last.received_at) ?? 0, id: last.id }),
  }

  async function beside(ids: readonly string[]): Promise<[Map<string, number>, Set<string | null>]> {
    const counted = await db
      .selectFrom('desk_notes')
      .select(({ fn }) => ['request_id', fn.countAll<number>().as('count')])
      .where('request_id', 'in', ids)
      .groupBy('request_id')
      .execute()
    const setAside = await db
      .selectFrom('outbox')
      .select('request_id')
      .where('request_id', 'in', ids)
      .where('state', '=', 'set-aside')
      .execute()
    return [
      new Map(counted.map(({ request_id, count }) => [request_id, Number(count)])),
      new Set(setAside.map(({ request_id }) => request_id)),
    ]
  }
}

/** What waits and is due first, but for one. */
export async function nextRequest({ db }: Store, after: string): Promise<string | undefined> {
  const row = await chosenBy(db.selectFrom('contact_requests'), { tab: 'new', owner: '' })
    .select('id')
    .where('id', '!=', after)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** How many there are in each tab, whatever else is asked for, and how many are late. */
export async function countRequests({ db }: Store, now: number) {
  const rows = await db
    .selectFrom('contact_requests')
    .select((eb) => [
      'state',
      eb.case().when('quarantine', 'is', null).then(0).else(1).end().as('apart'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number | null>(eb.case().when('due_at', '<', now).then(1).else(0).end()).as('late'),
    ])
    .where('limited_at', 'is', null)
    .groupBy(['state', 'apart'])
    .execute()
  const counts: Record<ListTab, number> = { new: 0, called: 0, demo: 0, closed: 0, spam: 0, all: 0, quarantine: 0 }
  let overdue = 0
  for (const { state, apart, count, late } of rows) {
    counts[apart ? 'quarantine' : state] += Number(count)
    if (!apart) counts.all += Number(count)
    if (!apart && state === 'new') overdue = Number(late ?? 0)
  }
  return { counts, overdue }
}

/** How many came in after that, to be worked with. */
export async function countArrivals({ db }: Store, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('contact_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('received_at', '>', since)
    .where('quarantine', 'is', null)
    .where('limited_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function lastArrival({ db }: Store): Promise<number> {
  const row = await db
    .selectFrom('contact_requests')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at ?? 0
}

function chosenBy<Selected>(query: Query<Selected>, { tab, owner }: Omit<Filters, 'search'>): Query<Selected> {
  let chosen = query.where('limited_at', 'is', null).where('quarantine', tab === 'quarantine' ? 'is not' : 'is', null)
  if (tab !== 'all' && tab !== 'quarantine') chosen = chosen.where('state', '=', tab)
  if (owner === '-') chosen = chosen.where('owner', 'is', null)
  else if (owner !== '') chosen = chosen.where('owner', '=', owner)
  return chosen
}

/** By the place of each word: SQLite's LIKE takes up to a second for what ten thousand texts nearly hold, this some 20 ms. */
function holding<Selected>(engine: Store['engine'], query: Query<Selected>, search: string): Query<Selected> {
  const placeOf = sql.raw(engine === 'postgres' ? 'strpos' : 'instr')
  return searchedWords(search).reduce(
    (chosen, word) => chosen.where(sql<boolean>`${placeOf}(search, ${word}) > 0`),
    query,
  )
}

/** A phone number is one word, however it is typed. */
function searchedWords(search: string) {
  if (/^[+\d][\d .-]{3,}$/.test(search.trim())) return [digitsOf(search.trim())]
  return searchable(search).split(/\s+/).filter(Boolean).slice(0, mostWords)
}

export function readCursor(text: string | undefined): Cursor | undefined {
  const [, at, id] = /^(\d{1,15})_([\da-f-]{36})$/.exec(text ?? '') ?? []
  return at !== undefined && id !== undefined ? { at: Number(at), id } : undefined
}

function writeCursor({ at, id }: Cursor) {
  return `${at}_${id}`
}
