import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { migrate } from './migrate.ts'
import { openSqlite, openStore, type Store } from './open-store.ts'
import { createReadiness } from './readiness.ts'

const plenty = 1024 ** 3

let folder: string
let store: Store
let clock: number
let logged: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readiness-'))
  store = openSqlite(folder)
  clock = 1_000_000
  logged = []
  await migrate(store, clock)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

test('A store that answers but takes no write is not ready, which is said once, and when it is over', async () => {
  const isReady = readiness()
  expect(await isReady()).toBe(true)
  await sql`pragma query_only = on`.execute(store.db)
  for (let time = 0; time < 3; time++) {
    clock += 2000
    expect(await store.answers()).toBe(true)
    expect(await isReady()).toBe(false)
  }
  expect(logged).toEqual([expect.stringMatching(/^Not ready: DATA_DIR .* is read-only\): give the folder/)])
  await sql`pragma query_only = off`.execute(store.db)
  clock += 2000
  expect(await isReady()).toBe(true)
  expect(logged.at(-1)).toBe('Ready again.')
})

test('A store whose file was removed under it is not ready, and says what to do', async () => {
  const isReady = readiness()
  expect(await isReady()).toBe(true)
  await rm(join(folder, 'site.sqlite'))
  clock += 2000
  expect(await isReady()).toBe(false)
  expect(logged).toEqual([
    expect.stringMatching(/site\.sqlite was removed or replaced while the site runs\): put the file .*, then start it/),
  ])
})

test('A disk that is nearly full is not ready', async () => {
  let free = plenty
  const isReady = readiness(async () => free)
  expect(await isReady()).toBe(true)
  free = 1024 ** 2
  clock += 2000
  expect(await isReady()).toBe(false)
  expect(logged).toEqual([expect.stringContaining('has less than 16 MB left: free some space.')])
})

test('Whoever asks often causes no more writes', async () => {
  const isReady = readiness()
  const changes = async () => (await sql<{ count: number }>`select total_changes() as count`.execute(store.db)).rows[0]
  const before = await changes()
  await Promise.all(Array.from({ length: 50 }, isReady))
  expect((await changes())?.count).toBe((before?.count ?? 0) + 1)
})

test('A PostgreSQL that only reads, as a copy does, is not ready', async () => {
  const postgres = await startPostgres()
  const DATABASE_URL = await postgres.createDatabase()
  const primary = openStore({ DATABASE_URL, DATA_DIR: '' })
  await migrate(primary, clock)
  const readOnlyUrl = `${DATABASE_URL}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  const copy = openStore({ DATABASE_URL: readOnlyUrl, DATA_DIR: '' })
  expect(await readiness(undefined, primary, DATABASE_URL)()).toBe(true)
  expect(await copy.answers()).toBe(true)
  expect(await readiness(undefined, copy, DATABASE_URL)()).toBe(false)
  expect(logged).toEqual([expect.stringContaining('it is a read-only copy')])
  await Promise.all([primary.close(), copy.close()])
  await postgres.stop()
})

function readiness(freeBytes = async () => plenty, of: Store = store, DATABASE_URL?: string) {
  const note = (...parts: unknown[]) => void logged.push(String(parts.at(-1)))
  return createReadiness({
    store: of,
    environment: { DATABASE_URL, DATA_DIR: folder },
    freeBytes,
    now: () => clock,
    log: { info: note, warn: note, error: note },
  })
}
