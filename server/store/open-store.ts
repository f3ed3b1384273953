import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Environment } from '#server/environment.ts'
import { makeFolder } from '#server/make-folder.ts'
import { databaseUrls } from './database-urls.ts'
import { firstWritable } from './first-writable.ts'
import { createGroupCommit, type Work } from './group-commit.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'
import { keepToOwner } from './owner-only.ts'
import { sqliteFile } from './store-name.ts'
import type { Tables } from './tables.ts'

export type Store = {
  readonly engine: 'sqlite' | 'postgres'
  /** For reading, and for single statements that nobody waits for. */
  readonly db: Kysely<Tables>
  /** All or nothing; the promise holds only once the change is durable. */
  readonly write: <Result>(work: Work<Result>) => Promise<Result>
  /** For what may take as long as it takes: on a connection of its own, which no time limit of the others binds. */
  readonly withoutHaste: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>
  readonly answers: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** The one that the environment asks for: PostgreSQL at DATABASE_URL, else SQLite in DATA_DIR. */
export function openStore({ DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Store {
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR)
}

export function openSqlite(folder: string, timeout?: number): Store {
  makeFolder(folder)
  const file = sqliteFile(folder)
  keepToOwner(file)
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file, timeout) })
  return {
    engine: 'sqlite',
    db,
    write: createGroupCommit(db),
    withoutHaste: (work) => work(db),
    answers: () => answers(db),
    close: () => db.destroy(),
  }
}

function openPostgres(connectionString: string): Store {
  const db = connect(connectionString, {
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  return {
    engine: 'postgres',
    db,
    write: (work) => db.transaction().execute(work),
    withoutHaste: async (work) => {
      const patient = connect(connectionString, { max: 1 })
      try {
        return await work(patient)
      } finally {
        await patient.destroy()
      }
    },
    answers: () => answers(db),
    close: () => db.destroy(),
  }
}

const int8 = 20

function connect(connectionString: string, options: pg.PoolConfig) {
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, Number)
  const [first, ...others] = databaseUrls(connectionString)
  const pool = others.length > 0 ? firstWritable([first, ...others].map(createPool)) : createPool(first)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  function createPool(url: string) {
    const config = { connectionString: url, types, connectionTimeoutMillis: 3000, keepAlive: true, ...options }
    const pool = new pg.Pool(config)
    // A connection that breaks, idle or in use, is replaced at the next query; without listeners it would end the process.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
}

async function answers(db: Kysely<Tables>) {
  try {
    await sql`select 1 from contact_requests limit 1`.execute(db)
    return true
  } catch {
    return false
  }
}
