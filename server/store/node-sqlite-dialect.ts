import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { createLockWait, type LockWait } from './lock-wait.ts'
import { stayWith } from './same-file.ts'

/** Kysely on the SQLite that Node carries. `timeout` is how long a write waits for another process, in milliseconds. */
export function nodeSqliteDialect(file: string, timeout = 3000): Dialect {
  const lock = createLockWait(timeout)
  return {
    createDriver: () => new FileDriver(file, { database: async () => openDatabase(file, timeout) }, lock),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: string
  readonly #lock: LockWait
  #requireSameFile = () => {}

  constructor(file: string, config: SqliteDialectConfig, lock: LockWait) {
    super(config)
    this.#file = file
    this.#lock = lock
  }

  override async init(...options: Parameters<SqliteDriver['init']>) {
    await super.init(...options)
    this.#requireSameFile = stayWith(this.#file)
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => this.#lock.untilUnlocked(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
  }

  /** A transaction takes the write lock when it begins: one that reads first and writes later could fail in between. */
  override async beginTransaction(connection: DatabaseConnection) {
    this.#requireSameFile()
    await this.#lock.letOthersIn()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** What stops it here is taken back. */
  override async commitTransaction(connection: DatabaseConnection) {
    this.#requireSameFile()
    await super.commitTransaction(connection)
  }
}

const pragmas = [
  'journal_mode = wal',
  // A commit is on the disk before it is reported, power cut or not.
  'synchronous = full',
  'foreign_keys = on',
  // Erased personal data is overwritten.
  'secure_delete = on',
  // The log is carried over into the file every 16 MB rather than every 4: a burst of requests waits less often for it.
  'wal_autocheckpoint = 4000',
]

const statementsKept = 200

function openDatabase(file: string, timeout: number): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: timeout })
  for (const pragma of pragmas) database.exec(`pragma ${pragma}`)
  // From here on the process waits for a lock without standing still: see lock-wait.ts.
  database.exec('pragma busy_timeout = 0')
  const statements = new Map<string, SqliteStatement>()
  return { prepare, close: () => database.close() }

  function prepare(sql: string): SqliteStatement {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const wrapped: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(bindable)),
      run: (parameters) => statement.run(...parameters.map(bindable)),
      iterate: (parameters) => database.prepare(sql).iterate(...parameters.map(bindable)),
    }
    if (statements.size >= statementsKept) statements.clear()
    statements.set(sql, wrapped)
    return wrapped
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot hold a value of the type ${typeof value}.`)
}
