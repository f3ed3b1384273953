import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * The time by which all who share a store go: PostgreSQL's own clock, whatever those of the machines say; with SQLite
 * they are on one machine, and share its clock.
 */
export function storeTime(db: Kysely<Tables>, processTime: number): RawBuilder<number> {
  const hasOwnClock = db.getExecutor().adapter instanceof PostgresAdapter
  return hasOwnClock
    ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`
    : sql<number>`${processTime}`
}
