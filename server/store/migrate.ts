import { sql, type Transaction } from 'kysely'
import { migrations } from './migrations.ts'
import type { Store } from './open-store.ts'
import type { Tables } from './tables.ts'

/** Any number that no other program uses for its own lock in the same database. */
const advisoryLock = 1792_1798

/**
 * Brings the store to the newest shape, in one transaction that several instances starting at once enter one after the
 * other: SQLite's transaction takes the write lock when it begins, PostgreSQL is asked for a lock.
 */
export function migrate(store: Store, now: number, list = migrations): Promise<readonly string[]> {
  return store.db.transaction().execute(async (transaction) => {
    if (store.engine === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction)
    const applied = await appliedNames(transaction)
    const missing = list.filter(({ name }) => !applied.has(name))
    for (const { name, up } of missing) {
      await up(transaction.schema)
      await transaction.insertInto('migrations').values({ name, applied_at: now }).execute()
    }
    return missing.map(({ name }) => name)
  })
}

async function appliedNames(transaction: Transaction<Tables>) {
  await transaction.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
  const rows = await transaction.selectFrom('migrations').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}
