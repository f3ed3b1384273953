import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Misuse } from '#server/leads/misuse.ts'
import { sqliteCodes } from '#server/store/store-problem.ts'
import { type Context, count } from './command.ts'
import { cannotBeWritten } from './write-own-file.ts'

/** What ends within minutes or days may not live on in a backup for 89: marks of addresses, and what opens the desk. */
export const leftOut = ['rate_windows', 'desk_sessions', 'desk_sign_ins'] as const

const excludes = leftOut.map((table) => `--exclude-table-data=${table}`).join(' ')

/** Said before the store is opened: the backup's unit has no network, and would blame the database for it. */
export function refuseOnPostgres({ environment, argument }: Pick<Context, 'environment' | 'argument'>) {
  if (environment.DATABASE_URL)
    throw new Misuse(
      `PostgreSQL makes its own copies: pg_dump --format=custom ${excludes} --file=${argument} "$DATABASE_URL", or what your host offers.`,
    )
}

/** SQLite's numbers for what fails on a disk that is written to: the writing itself, its end, the file's length. */
const writing = [3, 4, 5, 6].map((part) => sqliteCodes.disk | (part << 8))

/**
 * A copy of the SQLite store as it is at one moment, while the server writes on. It gets its name once it is whole, read
 * through and on the disk: a file of that name is a backup, whatever happens to this process or to the power.
 */
export async function backUp({ store, argument }: Context) {
  const file = resolve(argument)
  if (existsSync(file)) throw new Misuse(`${argument} is there already: give a new name, with the day for example.`)
  const draft = `${file}.unfinished`
  await (await createOwnerOnly(draft, argument)).close()
  try {
    await sql`vacuum into ${draft}`.execute(store.db)
    readThrough(draft)
    empty(draft)
    const requests = readThrough(draft)
    await flush(draft)
    await rename(draft, file)
    await flush(dirname(file))
    return `${count(requests, 'request')} backed up to ${file}.\n`
  } catch (error) {
    throw isOfTheCopy(error) ? cannotBeWritten(argument, error) : error
  } finally {
    for (const left of [draft, `${draft}-journal`]) await rm(left, { force: true })
  }
}

/** The store is only read: its disk is not at fault where a file cannot be written. */
function isOfTheCopy(error: unknown) {
  const { errcode = 0, syscall } = Object(error)
  return syscall !== undefined || writing.includes(errcode) || (errcode & 0xff) === sqliteCodes.full
}

/** SQLite takes a file that is empty, and leaves its rights as they are. */
async function createOwnerOnly(draft: string, asked: string) {
  try {
    return await open(draft, 'wx', 0o600)
  } catch (error) {
    if (Object(error).code === 'EEXIST')
      throw new Misuse(`${draft} is there: another backup is under way, or died. Remove it if none is.`)
    throw new Misuse(`${asked} cannot be written (${Object(error).code}).`)
  }
}

function readThrough(draft: string) {
  const copy = new DatabaseSync(draft, { readOnly: true })
  try {
    const verdict = copy.prepare('pragma integrity_check').get()?.integrity_check
    if (verdict !== 'ok')
      throw new Misuse('The copy is damaged, so probably is the store: keep both, and look at the disk.')
    return Number(copy.prepare('select count(*) as requests from contact_requests').get()?.requests)
  } finally {
    copy.close()
  }
}

/** Overwritten, because what is deleted may still stand in the file. */
function empty(draft: string) {
  const copy = new DatabaseSync(draft)
  try {
    copy.exec('pragma journal_mode = memory; pragma secure_delete = on')
    for (const table of leftOut) copy.exec(`delete from ${table}`)
  } finally {
    copy.close()
  }
}

async function flush(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
