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

type Group = {
  readonly week: number
  readonly use_case: string
  readonly team_size: string
  readonly received: number
  readonly kept: number
  readonly late: number
  readonly answered: number
}

/** How many requests came, and how the promise was kept. What is limited is used for nothing, figures included. */
export async function readRequestFigures({ db }: Store, now: number): Promise<Omit<FiguresView, 'assistant'>> {
  const mondays = lastMondays(now)
  const starts = mondays.map((monday) => boundsOfParisDay(monday).start)
  const groups = await readGroups(db, starts, now)
  const [kept, late] = [total(groups, 'kept'), total(groups, 'late')]
  return {
    weeks: mondays.map((monday, index) =>
      weekOf(
        monday,
        groups.filter(({ week }) => week === index),
      ),
    ),
    today: await readToday(db, starts[0] ?? now, now),
    received: total(groups, 'received'),
    medianAnswer: await readMedian(db, starts[0] ?? now, total(groups, 'answered')),
    keptShare: kept + late === 0 ? undefined : kept / (kept + late),
    overdue: (await readOverdue({ db }, now)).count,
    useCases: breakdown(groups, 'use_case', useCaseOptions),
    teamSizes: breakdown(groups, 'team_size', teamSizeOptions),
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

/** All that is counted in one reading of the weeks: there may be ten thousand requests in them. */
async function readGroups(db: Kysely<Tables>, starts: readonly number[], now: number): Promise<Group[]> {
  const ends = starts.slice(1).map((end, index) => sql`when received_at < ${sql.lit(end)} then ${sql.lit(index)}`)
  const rows = await counted(db, starts[0] ?? now)
    .select(({ fn }) => [
      sql<number>`case ${sql.join(ends, sql` `)} else ${sql.lit(weeksShown - 1)} end`.as('week'),
      'use_case',
      'team_size',
      fn.countAll<number>().as('received'),
      sum(sql`handled_at <= due_at`).as('kept'),
      sum(sql`handled_at > due_at or (handled_at is null and due_at < ${sql.lit(now)})`).as('late'),
      fn.count<number>('handled_at').as('answered'),
    ])
    .groupBy(['week', 'use_case', 'team_size'])
    .execute()
  return rows.map((row) => ({
    ...row,
    week: Number(row.week),
    received: Number(row.received),
    kept: Number(row.kept),
    late: Number(row.late),
    answered: Number(row.answered),
  }))
}

function weekOf(monday: string, groups: readonly Group[]): WeekFigures {
  const [received, kept, late] = [total(groups, 'received'), total(groups, 'kept'), total(groups, 'late')]
  return { monday, received, kept, late, waiting: received - kept - late }
}

function total(groups: readonly Group[], name: 'received' | 'kept' | 'late' | 'answered') {
  return groups.reduce((sum, group) => sum + group[name], 0)
}

function sum(condition: RawBuilder<unknown>) {
  return sql<number>`sum(case when ${condition} then 1 else 0 end)`
}

async function readToday(db: Kysely<Tables>, since: number, now: number): Promise<FiguresView['today']> {
  const day = String(dateInParis(now))
  const { start, end } = boundsOfParisDay(day)
  const row = await counted(db, since)
    .select([
      sum(sql`received_at >= ${sql.lit(start)}`).as('received'),
      sum(sql`handled_at >= ${sql.lit(start)} and handled_at < ${sql.lit(end)}`).as('answered'),
    ])
    .executeTakeFirst()
  return { day, received: Number(row?.received ?? 0), answered: Number(row?.answered ?? 0) }
}

/** The lower of the two in the middle: a time that somebody really waited. */
async function readMedian(db: Kysely<Tables>, since: number, answered: number): Promise<number | undefined> {
  const row = await counted(db, since)
    .select(sql<number>`handled_at - received_at`.as('wait'))
    .where('handled_at', 'is not', null)
    .orderBy('wait')
    .limit(1)
    .offset(Math.max(0, Math.ceil(answered / 2) - 1))
    .executeTakeFirst()
  return row && Number(row.wait)
}

function breakdown(
  groups: readonly Group[],
  column: 'use_case' | 'team_size',
  options: readonly { readonly value: string; readonly label: string }[],
): NamedCount[] {
  const labels = new Map(options.map(({ value, label }) => [value, label]))
  const named = Map.groupBy(groups, (group) => labels.get(group[column]) ?? deskFigures.breakdowns.unknown)
  return byCount([...named].map(([label, own]) => ({ label, count: shownCount(total(own, 'received')) })))
}

async function readSetAside(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('state', '=', 'set-aside')
    .where((eb) =>
      eb.or([
        eb('request_id', 'is', null),
        eb('request_id', 'in', eb.selectFrom('contact_requests').select('id').where('limited_at', 'is', null)),
      ]),
    )
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }))
}
