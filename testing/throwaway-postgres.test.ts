import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresData } from './postgres-data.ts'
import { findPostgresPlace, installedPrograms } from './postgres-place.ts'
import { startPostgres } from './throwaway-postgres.ts'

let open: string
let closed: string
beforeEach(async () => {
  // Not TMPDIR, which may be closed to others.
  open = await mkdtemp('/tmp/à part ')
  closed = join(open, 'closed')
  await mkdir(closed, { mode: 0o700 })
  await chmod(open, 0o755)
})
afterEach(() => rm(open, { recursive: true }))

test('PostgreSQL runs from a folder that only its owner may enter, in a temporary folder with a long, relative name', {
  timeout: 120_000,
}, async () => {
  const programs = join(closed, 'programs')
  execFileSync('cp', ['-RP', installedPrograms(), programs])
  const long = join(open, 'a long name '.repeat(12))
  await mkdir(long)

  const parents = [join(open, 'missing'), relative('.', long), '/var/tmp']
  const { createDatabase, stop } = await startPostgres(undefined, { programs, parents })
  expect(await readdir(long)).toHaveLength(1)
  const client = new pg.Client(await createDatabase())
  await client.connect()
  expect((await client.query('select 1 + 1 as two')).rows).toEqual([{ two: 2 }])
  await client.end()
  await stop()
  expect(await readdir(long)).toEqual([])
})

test('What initdb has made once is copied from then on, for whoever runs it', { timeout: 120_000 }, async () => {
  const identity = async () => {
    const place = await findPostgresPlace({ parents: [open] })
    await createPostgresData(place, { isCopied: true })
    const { uid, mode } = await stat(join(place.folder, 'data'))
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: place.user?.uid ?? process.getuid?.(), mode: 0o700 })
    // The number that initdb gives to what it makes.
    return (await readFile(join(place.folder, 'data/global/pg_control'))).readBigUInt64LE()
  }
  expect(await identity()).toBe(await identity())
})

test('A temporary folder that only root may enter is not where root runs PostgreSQL, which is another user', async () => {
  const { folder, user } = await findPostgresPlace({ parents: [closed, open] })
  const isRoot = process.getuid?.() === 0
  expect(dirname(folder)).toBe(isRoot ? open : closed)
  expect(user === undefined).toBe(!isRoot)
})

test('A PostgreSQL that cannot start says why in one sentence, at once, and leaves nothing behind', {
  timeout: 120_000,
}, async () => {
  await expect(startPostgres(undefined, { programs: closed })).rejects.toThrow(
    /^The tests' PostgreSQL cannot start, because .*initdb is missing: install it with `npm ci`\.$/,
  )
  await expect(startPostgres(undefined, { parents: [join(open, 'missing')] })).rejects.toThrow(
    /^The tests' PostgreSQL cannot start, because .* can run nothing in .*missing: set TMPDIR to a folder .*\.$/,
  )
  await expect(startPostgres(99_999, { parents: [open] })).rejects.toThrow(
    /^The tests' PostgreSQL cannot start, because its program postgres failed with « .*99999.* »: .*\.$/,
  )
  expect(await readdir(open)).toEqual(['closed'])
})
