import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { runAsOrdinaryUser } from '#testing/ordinary-user.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { migrate } from './migrate.ts'
import { openSqlite, openStore } from './open-store.ts'
import { storeProblem } from './store-problem.ts'

const secret = 'password'

describe('An error of PostgreSQL becomes one sentence that says what to change', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let url: string
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.createDatabase()
  }, 60_000)
  afterAll(() => postgres.stop())

  test('nothing listens on the port', async () => {
    const port = await freePort()
    expect(await problemWith({ port: String(port) })).toEqual({
      kind: 'unreachable',
      sentence: `The database cannot be reached (nothing listens on 127.0.0.1:${port}): start PostgreSQL there, or correct host and port in DATABASE_URL.`,
    })
  })

  test('the host does not exist', async () => {
    expect(await problemWith({ hostname: 'database.invalid' })).toEqual({
      kind: 'unreachable',
      sentence: `The database cannot be reached (the host name database.invalid is unknown): correct it in DATABASE_URL, or this machine's name service.`,
    })
  })

  test('something that is no PostgreSQL listens there', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' && address?.port)
    const problem = await problemWith({ port })
    other.close()
    expect(problem).toMatchObject({
      kind: 'unreachable',
      sentence: expect.stringContaining('broke the connection off'),
    })
  })

  test('the password is wrong, or missing', async () => {
    expect(await problemWith({ password: 'wrong' })).toEqual({
      kind: 'refused',
      sentence:
        'The database refused the user postgres or its password: correct them in DATABASE_URL, where characters such as @ : / # % are percent-encoded.',
    })
    expect((await problemWith({ password: '' })).kind).toBe('refused')
  })

  test('there is no such database', async () => {
    expect(await problemWith({ pathname: '/nowhere' })).toEqual({
      kind: 'refused',
      sentence:
        'The database refused the name nowhere, it has no such database: create it (createdb nowhere), or correct the name in DATABASE_URL.',
    })
  })

  test('the server has no TLS', async () => {
    expect(await problemWith({ search: '?sslmode=verify-full' })).toEqual({
      kind: 'refused',
      sentence: 'The database refused TLS, it has none: turn ssl on there, or remove sslmode from DATABASE_URL.',
    })
  })

  test('the certificate that the address names is not there', async () => {
    const problem = await problemWith({ search: '?sslmode=verify-full&sslrootcert=/nowhere/authority.pem' })
    expect(problem.sentence).toMatch(/^DATABASE_URL names a certificate file that cannot be read: /)
  })

  test('the user has no right to make tables', async () => {
    const store = openStore({ DATABASE_URL: url, DATA_DIR: '' })
    await sql.raw(`create role reader login password '${secret}'`).execute(store.db)
    await store.close()
    expect(await problemWith({ username: 'reader' })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringMatching(/^The database refused the user reader a right on site_1: make it the owner/),
    })
  })

  test('the server only reads', async () => {
    expect(await problemWith({ search: '?options=-c%20default_transaction_read_only=on' })).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('point DATABASE_URL to the primary server'),
    })
  })

  test.each([
    [{ code: '53100' }, 'failed', /the disk of 127\.0\.0\.1:\d+ is full/],
    [{ code: '57014' }, 'failed', /it took too long, 57014/],
    [{ message: 'Query read timeout' }, 'failed', /it took too long/],
    [{ code: '42P07', message: 'relation "jeanne@example.org" exists' }, 'failed', /\(code 42P07\)/],
    [{ code: '57P03' }, 'unreachable', /is starting or stopping/],
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'refused', /sslrootcert/],
    [
      { code: '28000', message: 'no pg_hba.conf entry for host "10.0.0.1", no encryption' },
      'refused',
      // Two causes have these words: no line for this machine, or lines that want TLS.
      /pg_hba\.conf \(host \S+ \S+ ADDRESS\/32 scram-sha-256\).*sslmode=verify-full/,
    ],
    ['no error at all', 'failed', /without a code/],
    [undefined, 'failed', /without a code/],
  ])('%j', (error, kind, words) => {
    const problem = storeProblem(error, { DATABASE_URL: url, DATA_DIR: '' })
    expect(problem.kind).toBe(kind)
    expectOneSentence(problem.sentence)
    expect(problem.sentence).toMatch(words)
    expect(problem.sentence).not.toContain('jeanne')
  })

  async function problemWith(changes: Partial<URL>) {
    const settings = { DATABASE_URL: Object.assign(new URL(url), changes).href, DATA_DIR: '' }
    const store = openStore(settings)
    const error = await migrate(store, 0).then(
      () => expect.unreachable('The database took the migration.'),
      (reason: unknown) => reason,
    )
    await store.close()
    const problem = storeProblem(error, settings)
    expectOneSentence(problem.sentence)
    return problem
  }
})

describe('An error of SQLite becomes one sentence that says what to change', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-problem-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('a file is where the folder should be', async () => {
    const taken = join(folder, 'taken')
    await writeFile(taken, '')
    for (const path of [taken, join(taken, 'below')])
      expect(await problemIn(path)).toEqual({
        kind: 'refused',
        sentence: `DATA_DIR ${path} cannot hold the store (a file is in its way): give a folder in DATA_DIR that this user may write to.`,
      })
  })

  test('the file holds something else', async () => {
    await writeFile(join(folder, 'site.sqlite'), 'This is no database, however long one reads it. '.repeat(100))
    expect(await problemIn(folder)).toEqual({
      kind: 'failed',
      sentence: `DATA_DIR ${folder} cannot hold the store (${folder}/site.sqlite is damaged, or no SQLite file): put a backup in its place, and keep the old file.`,
    })
  })

  test('the disk is full, the file is read-only, another program holds it', () => {
    const file = join(folder, 'other.sqlite')
    const full = new DatabaseSync(file)
    full.exec('pragma max_page_count = 2')
    expect(sentenceOf(() => full.exec('create table t as select randomblob(90000) as b'))).toContain('the disk is full')
    full.exec('pragma max_page_count = 1000; create table t (b)')
    const reader = new DatabaseSync(file, { readOnly: true })
    expect(sentenceOf(() => reader.exec('insert into t values (1)'))).toContain('site.sqlite is read-only')
    full.exec('begin immediate')
    const waiting = new DatabaseSync(file, { timeout: 0 })
    expect(sentenceOf(() => waiting.exec('begin immediate'))).toContain('another program has locked')
    for (const database of [full, reader, waiting]) database.close()
  })

  test('the folder is not there and may not be made, or may not be written to', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed)
    await chmod(folder, 0o755)
    await chmod(closed, 0o555)
    for (const path of [closed, join(closed, 'below')]) {
      const said = await runAsOrdinaryUser(`
        const { openSqlite } = await import(${JSON.stringify(resolve('server/store/open-store.ts'))})
        const { storeProblem } = await import(${JSON.stringify(resolve('server/store/store-problem.ts'))})
        becomeOrdinary()
        const folder = ${JSON.stringify(path)}
        try { openSqlite(folder) } catch (error) { console.log(storeProblem(error, { DATA_DIR: folder }).sentence) }`)
      expect(said).toBe(
        `DATA_DIR ${path} cannot hold the store (this user may not write there): give a folder in DATA_DIR that this user may write to.\n`,
      )
    }
  })

  test.each([
    ['EACCES', 'this user may not write there'],
    ['ENOENT', 'it is not there and cannot be made'],
    ['EROFS', 'its file system is read-only'],
    ['ENOSPC', 'the disk is full'],
  ])('%s', (code, words) => {
    expect(storeProblem(Object.assign(new Error(), { code }), { DATA_DIR: folder }).sentence).toContain(words)
  })

  async function problemIn(path: string) {
    try {
      const store = openSqlite(path)
      await migrate(store, 0).finally(store.close)
    } catch (error) {
      const problem = storeProblem(error, { DATA_DIR: path })
      expectOneSentence(problem.sentence)
      return problem
    }
    throw new Error('The store was opened.')
  }

  function sentenceOf(work: () => void) {
    try {
      work()
    } catch (error) {
      return storeProblem(error, { DATA_DIR: folder }).sentence
    }
    throw new Error('It worked.')
  }
})

function expectOneSentence(sentence: string) {
  expect(sentence).toMatch(/^[A-Z].*\): .+|^The database refused .*: .+|^DATABASE_URL names .*: .+/)
  expect(sentence).not.toContain('\n')
  expect(sentence).not.toMatch(/:password@|wrong/)
}
