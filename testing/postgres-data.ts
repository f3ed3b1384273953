import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { PostgresPlace } from './postgres-place.ts'
import { programFailure, runProgram, startTime } from './postgres-program.ts'

export const password = 'password'

const settings = [
  '--username=postgres',
  '--auth=password',
  '--no-sync',
  '--no-locale',
  '--encoding=UTF8',
  // Megabytes: there is little to write, and a first segment of the usual size would be most of what is copied.
  '--wal-segsize=1',
]

const command = promisify(execFile)

/**
 * What a new PostgreSQL begins with. `initdb` takes a second of the processor: what it has made for the installed programs
 * is kept among the packages and copied.
 */
export async function createPostgresData(place: PostgresPlace, { isCopied }: { readonly isCopied: boolean }) {
  const data = join(place.folder, 'data')
  const kept = isCopied ? await keptFor(place) : undefined
  if (kept && (await isTaken(kept, data, place))) return
  await rm(data, { recursive: true, force: true })
  await initialise(place, data)
  if (kept) await keep(data, kept)
}

/** By the program's own size: another version has another. */
async function keptFor({ programs }: PostgresPlace) {
  const { size } = await stat(join(programs, 'bin/postgres'))
  return resolve('node_modules/.cache/postgres', [size, ...settings].join(''))
}

/** Not where there is none, or one that only another user may read. */
async function isTaken(kept: string, data: string, { user }: PostgresPlace) {
  try {
    await command('cp', ['-Rp', kept, data])
    if (user) await command('chown', ['-R', `${user.uid}:${user.gid}`, data])
    return true
  } catch {
    return false
  }
}

/** Whole or not at all, however many do so at once. */
async function keep(data: string, kept: string) {
  const copy = `${kept}.${process.pid}`
  await mkdir(dirname(kept), { recursive: true })
  await command('cp', ['-Rp', data, copy])
    .then(() => rename(copy, kept))
    .catch(() => rm(copy, { recursive: true, force: true }))
}

async function initialise(place: PostgresPlace, data: string) {
  const passwordFile = join(place.folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (place.user) await chown(passwordFile, place.user.uid, place.user.gid)
  const initdb = runProgram(place, 'initdb', [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...settings], startTime)
  const [complaint, [code]] = await Promise.all([text(initdb.stderr), once(initdb, 'close')]).catch((error: Error) => {
    throw programFailure('initdb', error.message)
  })
  if (code !== 0) throw programFailure('initdb', complaint)
}
