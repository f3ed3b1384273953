import { type Kysely, type RawBuilder, sql } from 'kysely'
import { teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { deskFigures } from '#content/desk/figures.ts'
import type { FiguresView, NamedCount, WeekFigures } from '#contract/desk-figures.ts'
import { boundsOfParisDay, dateInParis } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'
import { readOverdue } from '../overdue.ts'
import { byCount, shownCount } from './shown-count.ts'

const weeksShown = 12

/** How many requests came, and how the promise was kept. What is limited is used for nothing, figures included. */
export async function readRequestFigures({ db }: Store, now: number): Promise<Omit<FiguresView, 'assistant'>> {
  const mondays = lastMondays(now)
  const starts = mondays.map((monday) => boundsOfParisDay(monday).start)
  const since = starts[0] ?? now
  const weeks = await readWeeks(db, mondays, starts, now)
  const total = (name: 'received' | 'kept' | 'late') => weeks.reduce((sum, week) => sum + week[name], 0)
  const promised = total('kept') + total('late')
  return {
    weeks,
    received: total('received'),
    medianAnswer: await readMedian(db, since),
    keptShare: promised === 0 ? undefined : total('kept') / promised,
    overdue: (await readOverdue({ db }, now)).count,
    useCases: await readBreakdown(db, 'use_case', since, useCaseOptions),
    teamSizes: await readBreakdown(db, 'team_size', since, teamSizeOptions),
    setAside: await readSetAside(db),
  }
}

/** The oldest first, this week's last. */
function lastMondays(now: number): string[] {
  const today = dateInParis(now)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: weeksShown }, (_, index) => String(monday.subtract({ weeks: weeksShown - 1 - index })))
}

function counted(db: Kysely<Tables>, since: number) {
  return db
    .selectFrom('contact_requests')
    .where('received_at', '>=', since)
    .where('quarantine', 'is', null)
    .where('limited_at', 'is', null)
    .where('state', '!=', 'spam')
}

async function readWeeks(
  db: Kysely<Tables>,
  mondays: readonly string[],
  starts: readonly number[],
  now: number,
): Promise<WeekFigures[]> {
  const ends = starts.slice(1).map((end, index) => sql`when received_at < ${sql.lit(end)} then ${sql.lit(index)}`)
  const week = sql<number>`case ${sql.join(ends, sql` `)} else ${sql.lit(weeksShown - 1)} end`
  const rows = await counted(db, starts[0] ?? now)
    .select(({ fn }) => [
      week.as('week'),
      fn.countAll<number>().as('received'),
      sum(sql`handled_at <= due_at`).as('kept'),
      sum(sql`handled_at > due_at or (handled_at is null and due_at < ${sql.lit(now)})`).as('late'),
    ])
    .groupBy('week')
    .execute()
  const found = new Map(rows.map((row) => [Number(row.week), row]))
  return mondays.map((monday, index) => {
    const row = found.get(index)
    const [received, kept, late] = [Number(row?.received ?? 0), Number(row?.kept ?? 0), Number(row?.late ?? 0)]
    return { monday, received, kept, late, waiting: received - kept - late }
  })
}

function sum(condition: RawBuilder<unknown>) {
  return sql<number>`sum(case when ${condition} then 1 else 0 end)`
}

/** The lower of the two in the middle: a time that somebody really waited. */
async function readMedian(db: Kysely<Tables>, since: number): Promise<number | undefined> {
  const answered = counted(db, since).where('handled_at', 'is not', null)
  const { count } = await answered.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const row = await answered
    .select(sql<number>`handled_at - received_at`.as('wait'))
    .orderBy('wait')
    .limit(1)
    .offset(Math.max(0, Math.ceil(Number(count) / 2) - 1))
    .executeTakeFirst()
  return row && Number(row.wait)
}

async function readBreakdown(
  db: Kysely<Tables>,
  column: 'use_case' | 'team_size',
  since: number,
  options: readonly { readonly value: string; readonly label: string }[],
): Promise<NamedCount[]> {
  const rows = await counted(db, since)
    .select(({ fn }) => [`${column} as value`, fn.countAll<number>().as('count')])
    .groupBy(column)
    .execute()
  const labels = new Map(options.map(({ value, label }) => [value, label]))
  return byCount(
    rows.map(({ value, count }) => ({
      label: labels.get(value) ?? deskFigures.breakdowns.unknown,
      count: shownCount(Number(count)),
    })),
  )
}

async function readSetAside(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('state', '=', 'set-aside')
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }))
}
