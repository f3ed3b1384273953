import { sql, type Transaction } from 'kysely'
import { migrations } from './migrations.ts'
import type { Store } from './open-store.ts'
import type { Tables } from './tables.ts'

type Options = {
  readonly list?: typeof migrations
  /** Told when another instance is at it, before its end is waited for. */
  readonly onWait?: () => void
}

/** A migration could not be carried out, for the reason given as its cause; nothing of it is left. */
export class MigrationFailure extends Error {
  readonly migration: string

  constructor(migration: string, cause: unknown) {
    super(`The migration ${migration} failed`, { cause })
    this.migration = migration
  }
}

/**
 * Brings the store to the newest shape, in one transaction that several instances starting at once enter one after the
 * other: SQLite's transaction takes the write lock when it begins, PostgreSQL is asked for a lock.
 */
export function migrate(
  store: Pick<Store, 'engine' | 'withoutHaste'>,
  now: number,
  { list = migrations, onWait = () => {} }: Options = {},
): Promise<readonly string[]> {
  return store.withoutHaste((db) =>
    db.transaction().execute(async (transaction) => {
      if (store.engine === 'postgres') await enterAlone(transaction, onWait)
      const applied = await appliedNames(transaction)
      const missing = list.filter(({ name }) => !applied.has(name))
      for (const { name, up } of missing) {
        await up(transaction.schema).catch((error: unknown) => {
          throw new MigrationFailure(name, error)
        })
        await transaction.insertInto('migrations').values({ name, applied_at: now }).execute()
      }
      return missing.map(({ name }) => name)
    }),
  )
}

/** Any number that no other program uses for its own lock in the same database. */
const advisoryLock = sql.lit(1792_1798)

async function enterAlone(transaction: Transaction<Tables>, onWait: () => void) {
  // Databases and users may have a limit of their own.
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`set local lock_timeout = 0`.execute(transaction)
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock}) as free`.execute(
    transaction,
  )
  if (!rows[0]?.free) {
    onWait()
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction)
  }
  // While a migration waits for a table, everybody else waits behind it: better to fail, say so and try again.
  await sql`set local lock_timeout = 10000`.execute(transaction)
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
