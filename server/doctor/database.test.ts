import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open-store.ts'
import { freePort } from '#testing/free-port.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { clockFindings } from './clock.ts'
import { databaseFindings } from './database.ts'

const outside = { resolver: new Resolver(), now: Date.now, timeout: 5000 }

let postgres: Awaited<ReturnType<typeof startPostgres>>
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.createDatabase()
})
afterAll(() => postgres.stop())

test('A primary of a supported version whose owner we are is fine, and nothing is made in it', async () => {
  const findings = await look(url)
  expect(findings.map(({ severity }) => severity)).toEqual(['fine', 'fine'])
  expect(findings[1]?.sentence).toMatch(/^PostgreSQL 18 gets repairs until 2030-11-14/)
  expect(await ask(url, 'select tablename from pg_tables where schemaname = current_schema()')).toEqual([])
})

test('A version that gets no repairs any more should be looked at', async () => {
  const later = { ...outside, now: () => Date.parse('2031-01-01') }
  const findings = await databaseFindings(readEnvironment({ DATABASE_URL: url }), later)
  expect(findings[1]).toMatchObject({ severity: 'look', sentence: expect.stringContaining('since 2030-11-14') })
})

test('A user who may not create tables, or whom they do not belong to, stands in the way', async () => {
  const shared = await postgres.createDatabase()
  await ask(shared, "create role visitor login password 's3cr3t'")
  const asVisitor = withUser(shared, 'visitor', 's3cr3t')
  expect(await look(asVisitor)).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringMatching(/^The user visitor may not create tables/) },
    { severity: 'fine' },
  ])
  const store = openStore(readEnvironment({ DATABASE_URL: shared }))
  await migrate(store, Date.now())
  await store.close()
  await ask(shared, 'grant create on schema public to visitor')
  expect(await look(asVisitor)).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringMatching(/belong to somebody else than visitor/) },
    { severity: 'fine' },
  ])
  expect((await look(shared)).map(({ severity }) => severity)).toEqual(['fine', 'fine'])
})

test('A single table that belongs to somebody else stands in the way, whichever it is', async () => {
  const shared = await postgres.createDatabase()
  const store = openStore(readEnvironment({ DATABASE_URL: shared }))
  await migrate(store, Date.now())
  await store.close()
  await ask(shared, "create role owner_of_most login password 's3cr3t'; grant create on schema public to owner_of_most")
  const asOwner = withUser(shared, 'owner_of_most', 's3cr3t')
  const tables = await ask(shared, 'select tablename from pg_tables where schemaname = current_schema()')
  const give = (user: string, chosen = tables) =>
    ask(shared, chosen.map(({ tablename }) => `alter table ${tablename} owner to ${user}`).join('; '))
  await give('owner_of_most')
  expect((await look(asOwner))[0]).toMatchObject({ severity: 'fine' })
  for (const table of tables) {
    await give('postgres', [table])
    expect((await look(asOwner))[0], table.tablename).toMatchObject({ severity: 'in-the-way' })
    await give('owner_of_most', [table])
  }
})

test('A database that takes no writes stands in the way', async () => {
  const readOnly = `${url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  expect((await look(readOnly))[0]).toMatchObject({
    severity: 'in-the-way',
    sentence: expect.stringContaining('takes no writes'),
  })
})

test('A wrong password, nobody there and somebody who never answers stand in the way, without the password', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cases = [
    { DATABASE_URL: withUser(url, 'postgres', 'wr0ng-one'), timeout: 5000, sentence: /refused the user postgres/ },
    {
      DATABASE_URL: `postgres://u:wr0ng-one@127.0.0.1:${await freePort()}/x`,
      timeout: 5000,
      sentence: /nothing listens/,
    },
    { DATABASE_URL: `postgres://u:wr0ng-one@127.0.0.1:${port}/x`, timeout: 500, sentence: /does not answer/ },
  ]
  for (const { DATABASE_URL, timeout, sentence } of cases) {
    const findings = await databaseFindings(readEnvironment({ DATABASE_URL }), { ...outside, timeout })
    expect(findings).toMatchObject([{ severity: 'in-the-way', sentence: expect.stringMatching(sentence) }])
    expect(JSON.stringify(findings)).not.toContain('wr0ng')
  }
  silent.close()
})

test("The clock is held against the database's; one on this machine proves nothing when both agree", async () => {
  const environment = readEnvironment({ DATABASE_URL: url, SITE_URL: `http://127.0.0.1:${await freePort()}` })
  expect(await clockFindings(environment, outside)).toMatchObject([{ severity: 'unchecked' }])
  const behind = { ...outside, now: () => Date.now() - 600_000 }
  expect(await clockFindings(environment, behind)).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringMatching(/is (?:599|600|601) s behind that of 127\.0\.0\.1/) },
  ])
})

function look(DATABASE_URL: string) {
  return databaseFindings(readEnvironment({ DATABASE_URL }), outside)
}

function withUser(address: string, user: string, password: string) {
  return Object.assign(new URL(address), { username: user, password }).href
}

async function ask(address: string, sql: string) {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}
