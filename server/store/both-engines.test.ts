import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContactRequest } from '#contract/contact-request.ts'
import { createContactIntake } from '#server/contact/contact-intake.ts'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { createRetention } from '#server/contact/retention.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { takeTurn } from '#server/limits/rate-window.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { createMailClaims } from '#server/outbox/mail-claims.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { runLeads } from '#tools/leads/run-leads.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { openSqlite, openStore, type Store } from './open-store.ts'

const hour = 3600 * 1000
const day = 24 * hour
const noon = Date.parse('2026-11-16T11:00:00Z')
const anEntry = {
  quarantine: null,
  idempotencyKey: null,
  limits: abuseLimits('192.0.2.1', 'secret', { requests: 9, seconds: 9 }),
}
const silent = { info: () => {}, warn: () => {}, error: () => {} }

// Not in a hook: where no database starts, the file fails with one sentence instead of skipping every test.
const postgres = await sharedPostgres()

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let folder: string
  let environment: Environment
  let store: Store
  let clock: number

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'))
    environment = readEnvironment({
      DATA_DIR: folder,
      ...(engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
    })
    store = openStore(environment)
    await migrate(store, noon)
  })
  beforeEach(async () => {
    for (const table of ['outbox', 'contact_requests', 'rate_windows', 'settings'] as const) {
      await store.db.deleteFrom(table).execute()
    }
    clock = noon
  })
  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  describe('a migration', () => {
    test('runs once', async () => {
      expect(await migrate(store, noon)).toEqual([])
      expect(await store.answers()).toBe(true)
    })

    test('that fails leaves nothing of itself behind', async () => {
      const broken = {
        name: '9999-broken',
        up: async (schema: Store['db']['schema']) => {
          await schema.createTable('half').addColumn('id', 'text').execute()
          throw new Error('broken')
        },
      }
      await expect(migrate(store, noon, { list: [broken] })).rejects.toMatchObject({
        migration: '9999-broken',
        cause: new Error('broken'),
      })
      const repaired = {
        name: '9999-repaired',
        up: (schema: typeof store.db.schema) => schema.createTable('half').addColumn('id', 'text').execute(),
      }
      expect(await migrate(store, noon, { list: [repaired] })).toEqual(['9999-repaired'])
    })
  })

  describe('a write', () => {
    test('that fails is taken back alone, though it shares its moment with others', async () => {
      const writes = Array.from({ length: 150 }, (_, index) =>
        store.write(async (transaction) => {
          await transaction
            .insertInto('settings')
            .values({ name: `n${index}`, value: 'x' })
            .execute()
          if (index % 10 === 3) throw new Error(`write ${index}`)
          return index
        }),
      )
      const results = await Promise.allSettled(writes)
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(15)
      const { count } = await store.db
        .selectFrom('settings')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBe(135)
    })

    test('shares the visitor secret among those who ask for it at once', async () => {
      const secrets = await Promise.all(Array.from({ length: 5 }, () => createVisitorSecret(store)()))
      expect(new Set(secrets).size).toBe(1)
      expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    })
  })

  describe('a rate', () => {
    const turn = (key = 'visitor') =>
      store.write((transaction) => takeTurn(transaction, key, { requests: 3, seconds: 60 }, clock))

    test('lets so many through in its window, says when to come back, then opens again', async () => {
      expect([await turn(), await turn(), await turn()]).toEqual([
        { allowed: true },
        { allowed: true },
        { allowed: true },
      ])
      clock += 15_500
      expect(await turn()).toEqual({ allowed: false, retryAfter: 45 })
      expect(await turn('another')).toEqual({ allowed: true })
      clock += 44_500
      expect(await turn()).toEqual({ allowed: true })
      expect(await turn()).toEqual({ allowed: true })
    })

    test('that was counted by a clock set back since begins anew', async () => {
      clock += day
      for (let use = 0; use < 3; use++) await turn()
      expect(await turn()).toEqual({ allowed: false, retryAfter: 60 })
      clock -= day
      expect([await turn(), await turn(), await turn()]).toEqual(Array(3).fill({ allowed: true }))
      expect(await turn()).toEqual({ allowed: false, retryAfter: 60 })
    })

    test('is exact among requests that arrive together', async () => {
      const turns = await Promise.all(Array.from({ length: 20 }, () => turn()))
      expect(turns.filter(({ allowed }) => allowed)).toHaveLength(3)
    })
  })

  describe('a contact request', () => {
    test('is stored with one mail to the team and one to the visitor', async () => {
      expect(await receive()).toEqual({ outcome: 'stored' })
      expect(await requests()).toMatchObject([{ first_name: 'Jeanne', email: exampleRequest.email, received_at: noon }])
      expect(await mails()).toMatchObject([
        { kind: 'confirmation', state: 'waiting', attempts: 0 },
        { kind: 'team', state: 'waiting', attempts: 0 },
      ])
    })

    test('keeps every character that the contract lets through', async () => {
      const message = "Œuvre d\u2019été\n\t« naïve »\u202f: 你好 👩🏽‍🚀 \u200f\u{10ffff} \\x00 %s $1 ';--"
      await receive({ request: { company: `É"'\\ ${'é'.repeat(90)}`, message } })
      expect(await requests()).toMatchObject([{ message, company: `É"'\\ ${'é'.repeat(90)}` }])
    })

    test('that breaks a rule never reaches the store', async () => {
      expect(await receive({ request: { firstName: 'J' } })).toMatchObject({ outcome: 'invalid' })
      expect(await requests()).toEqual([])
      expect(await store.db.selectFrom('rate_windows').selectAll().execute()).toEqual([])
    })

    test('under one key is stored once, however many times and at once it comes', async () => {
      const receipts = await Promise.all(Array.from({ length: 12 }, () => receive({ idempotencyKey: 'k1' })))
      receipts.push(await receive({ idempotencyKey: 'k1', request: { firstName: ' Jeanne ' } }))
      expect(new Set(receipts.map(({ outcome }) => outcome))).toEqual(new Set(['stored']))
      expect(await requests()).toHaveLength(1)
      expect(await mails()).toHaveLength(2)
    })

    test('may not come under the key of another', async () => {
      await receive({ idempotencyKey: 'k1' })
      expect(await receive({ idempotencyKey: 'k1', request: { company: 'Autre' } })).toEqual({ outcome: 'key-reused' })
      expect(await receive({ idempotencyKey: 'k2', request: { company: 'Autre' } })).toEqual({ outcome: 'stored' })
      expect(await requests()).toHaveLength(2)
    })

    test('without a key is stored once within ten minutes of whatever moment, however often and from wherever it comes', async () => {
      const sameContentWithin = 10 * 60_000
      for (const start of [noon, noon - 1000, noon + 5 * 60_000]) {
        await store.db.deleteFrom('contact_requests').execute()
        clock = start
        await Promise.all(
          ['192.0.2.1', '192.0.2.1', '198.51.100.9'].map((network) => receive({ sameContentWithin, network })),
        )
        clock = start + sameContentWithin - 1
        expect(await receive({ sameContentWithin, requests: 1 })).toEqual({ outcome: 'stored' })
        expect(await requests(), new Date(start).toISOString()).toHaveLength(1)
        await receive({ sameContentWithin, request: { message: 'Un autre message.' } })
        expect(await requests()).toHaveLength(2)
        clock = start + sameContentWithin
        await receive({ sameContentWithin })
        expect(await requests()).toHaveLength(3)
      }
    })

    test('is confirmed at most once a day and address, though the team gets all', async () => {
      const spellings = [exampleRequest.email, exampleRequest.email.toUpperCase(), exampleRequest.email]
      await Promise.all(spellings.map((email) => receive({ request: { email } })))
      expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'team', 'team', 'team'])
      clock += day
      await receive()
      expect((await mails()).filter(({ kind }) => kind === 'confirmation')).toHaveLength(2)
    })

    test('is confirmed once to one person, whatever tag is typed', async () => {
      for (const tag of ['', '+1', '+2', '+3']) await receive({ request: { email: `victime${tag}@organisation.fr` } })
      expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', ...Array(4).fill('team')])
    })

    test('is confirmed a third as often as it is stored, and stored all the same', async () => {
      for (let number = 0; number < 9; number++) {
        await receive({ requests: 9, request: { email: `personne${number}@organisation.fr` } })
      }
      expect(kindsOf(await mails())).toEqual({ confirmation: 3, team: 9 })
      await receive({ requests: 9, network: '192.0.2.2', request: { email: 'autre@organisation.fr' } })
      expect(kindsOf(await mails())).toEqual({ confirmation: 4, team: 10 })
    })

    test('counts against the networks around an IPv6 visitor too', async () => {
      const receipts = []
      for (let subnet = 0; subnet < 8; subnet++) {
        const network = `2001:db8:1:${subnet.toString(16)}::/64`
        receipts.push(await receive({ requests: 2, network, request: { email: `p${subnet}@organisation.fr` } }))
      }
      expect(receipts.map(({ outcome }) => outcome)).toEqual([...Array(6).fill('stored'), 'too-many', 'too-many'])
      expect(kindsOf(await mails())).toEqual({ confirmation: 3, team: 6 })
      expect(await receive({ requests: 2, network: '2001:db8:2:0::/64' })).toEqual({ outcome: 'stored' })
    })

    test('past what the whole site confirms, the team is told once and gets all', async () => {
      for (let number = 0; number < 15; number++) {
        const request = { email: `personne${number}@organisation.fr` }
        await receive({ requests: 3, network: `192.0.2.${number}`, request })
      }
      expect(kindsOf(await mails())).toEqual({ confirmation: 12, 'confirmation-limit': 1, team: 15 })
    })

    test('from a machine is kept apart, with one line a day to the team and no confirmation', async () => {
      expect(await receive({ signals: { trapFilled: true } })).toEqual({ outcome: 'stored' })
      expect(await receive({ signals: { trapFilled: false, elapsed: 120 } })).toEqual({ outcome: 'stored' })
      await receive({ signals: { trapFilled: false, elapsed: 9000 } })
      expect((await requests()).map(({ quarantine }) => quarantine)).toEqual(['trap', 'too-fast', null])
      expect(await mails()).toMatchObject([
        { kind: 'confirmation' },
        { kind: 'quarantine-digest', request_id: null, due_at: Date.parse('2026-11-17T07:00:00Z') },
        { kind: 'team' },
      ])
    })

    test('beyond the rate is refused, but never the repeat of one that is stored', async () => {
      const receipts = []
      for (const idempotencyKey of ['1', '1', '2', '3', '1', '4'])
        receipts.push(await receive({ idempotencyKey, requests: 3 }))
      expect(receipts.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('stored'), 'too-many'])
      expect(await receive({ requests: 3, network: '198.51.100.9' })).toEqual({ outcome: 'stored' })
      const [window] = await store.db.selectFrom('rate_windows').selectAll().execute()
      expect(JSON.stringify(window)).not.toContain('198.51.100')
    })
  })

  describe('the outbox', () => {
    beforeEach(() => {
      clock = Date.now()
    })

    test('gives each mail to one worker only, and takes it back from one that died', async () => {
      for (const email of ['a@b.fr', 'c@d.fr', 'e@f.fr']) await receive({ request: { email } })
      const claims = mailClaims()
      const claimed = await Promise.all(Array.from({ length: 9 }, () => claims.claim()))
      const ids = claimed.flatMap((mail) => mail?.id ?? [])
      expect(ids).toHaveLength(6)
      expect(new Set(ids).size).toBe(6)

      const [living, dead] = claimed.filter((mail) => mail !== undefined)
      if (!living || !dead) throw new Error('Nothing was claimed.')
      await comeNearer(50_000)
      await claims.renew(living)
      await comeNearer(10_000)
      const again = []
      for (let mail = await claims.claim(); mail; mail = await claims.claim()) again.push(mail.id)
      expect(again).toHaveLength(5)
      expect(again).not.toContain(living.id)
      expect(again).toContain(dead.id)

      await claims.markSent(dead)
      await claims.markSent(living)
      const sent = (await mails()).filter(({ state }) => state === 'sent')
      expect(sent.map(({ id }) => id)).toEqual([living.id])
    })

    test('knows when to look again', async () => {
      const claims = mailClaims()
      expect(await claims.untilNextDue()).toBeUndefined()
      await receive()
      expect(await claims.untilNextDue()).toBeLessThanOrEqual(1)
      const [first, second] = [await claims.claim(), await claims.claim()]
      if (!first || !second) throw new Error('Nothing was claimed.')
      await claims.postpone(first, 900_000, 'later')
      await claims.setAside(second, 'never')
      const wait = await claims.untilNextDue()
      expect(wait).toBeGreaterThan(800_000)
      expect(wait).toBeLessThanOrEqual(900_001)
      expect(await claims.claim()).toBeUndefined()
      await comeNearer(900_001)
      expect(await claims.claim()).toMatchObject({ id: first.id, attempts: 2 })
    })

    test('lets no erasure in between a last look at a mail and what is done with it', async () => {
      await receive()
      const claims = mailClaims()
      const mail = await claims.claim()
      if (!mail) throw new Error('Nothing was claimed.')
      const order: string[] = []
      const removeMailFiles = async () => void order.push('files removed')
      let erasure: Promise<unknown> | undefined
      const isOurs = await claims.whileOurs(mail, async () => {
        erasure = createRetention({ store, removeMailFiles }).erase(exampleRequest.email)
        await setImmediate()
        order.push('file written')
      })
      await erasure
      expect(isOurs).toBe(true)
      expect(order.lastIndexOf('files removed')).toBeGreaterThan(order.indexOf('file written'))
      expect(await claims.whileOurs(mail, async () => void order.push('written after it'))).toBe(false)
      expect(order).not.toContain('written after it')
    })

    function mailClaims(lease = 60_000) {
      return createMailClaims(store, lease, () => clock)
    }

    /** What passing time does, whoever's clock is looked at. */
    async function comeNearer(milliseconds: number) {
      await store.db
        .updateTable('outbox')
        .set((eb) => ({ due_at: eb('due_at', '-', milliseconds) }))
        .execute()
    }
  })

  describe('the law', () => {
    const removed: string[] = []
    const retention = () => createRetention({ store, removeMailFiles: async (ids) => void removed.push(...ids) })
    beforeEach(() => void removed.splice(0))

    test('lets a person be erased by address, however it was typed, and nobody else', async () => {
      await receive()
      await receive({ request: { email: exampleRequest.email.toUpperCase() } })
      await receive({ request: { email: `x${exampleRequest.email}` } })
      const before = await mails()
      expect(await retention().erase(` ${exampleRequest.email.toUpperCase()} `)).toBe(2)
      expect(await requests()).toMatchObject([{ email: `x${exampleRequest.email}` }])
      const kept = (await mails()).map(({ id }) => id)
      const gone = before.map(({ id }) => id).filter((id) => !kept.includes(id))
      expect(new Set(removed)).toEqual(new Set(gone))
      expect([gone.length, kept.length]).toEqual([3, 2])
    })

    test('purges three years after the last interaction, with all that the person sent before', async () => {
      clock = Date.parse('2020-01-01T00:00:00Z')
      await receive()
      await receive({ request: { email: 'fidele@organisation.fr' } })
      clock = Date.parse('2023-02-01T00:00:00Z')
      await receive({ request: { email: 'fidele@organisation.fr' } })
      expect(await retention().purge(Date.parse('2022-12-31T23:00:00Z'))).toBe(0)
      expect(await retention().purge(Date.parse('2026-01-31T23:00:00Z'))).toBe(1)
      expect(await requests()).toHaveLength(2)
      expect(await retention().purge(Date.parse('2026-02-01T00:00:01Z'))).toBe(2)
      expect(await requests()).toEqual([])
      expect(await mails()).toEqual([])
      expect(await store.db.selectFrom('rate_windows').selectAll().execute()).toEqual([])
    })

    test('purges a machine’s request after 90 days, and lets none prolong what a person sent', async () => {
      clock = Date.parse('2023-01-01T00:00:00Z')
      await receive()
      clock = Date.parse('2025-12-01T00:00:00Z')
      await receive({ signals: { trapFilled: true } })
      expect(await retention().purge(Date.parse('2025-12-31T00:00:00Z'))).toBe(0)
      expect(await retention().purge(Date.parse('2026-01-02T00:00:00Z'))).toBe(1)
      expect(await requests()).toMatchObject([{ quarantine: 'trap' }])
      expect(await retention().purge(Date.parse('2026-02-28T00:00:00Z'))).toBe(0)
      expect(await retention().purge(Date.parse('2026-03-02T00:00:00Z'))).toBe(1)
    })
  })

  describe('the team', () => {
    const said: string[] = []
    const leads = (...args: string[]) => runLeads(args, environment, clock, (line) => said.push(line))

    test('lists, shows, exports, retries and erases', async () => {
      await receive({ request: { company: '=2+5+cmd|" /C calc"!A0' } })
      clock += 1000
      await receive({ request: { email: 'robot@organisation.fr' }, signals: { trapFilled: true } })
      await store.db.updateTable('outbox').set({ due_at: 0 }).where('kind', '!=', 'quarantine-digest').execute()
      const claims = createMailClaims(store, 60_000, () => clock)
      const mail = await claims.claim()
      if (!mail) throw new Error('Nothing was claimed.')
      await claims.setAside(mail, '550 no such user')

      expect(await leads('list')).toContain('2 shown. Mails: 0 sent, 2 waiting, 1 set aside.')
      expect(JSON.parse(await leads('list', '--quarantine', '--json'))).toMatchObject([
        { email: 'robot@organisation.fr', quarantine: 'trap', mails: [] },
      ])
      const [newest, oldest] = JSON.parse(await leads('export', '--format', 'json'))
      expect(newest.email).toBe('robot@organisation.fr')
      expect(await leads('show', oldest.id.slice(0, 30))).toContain('550 no such user')
      expect(await leads('export')).toContain(`"'=2+5+cmd|"" /C calc""!A0"`)
      expect(JSON.parse(await leads('export', '--format', 'json', '--since', '2026-11-17'))).toEqual([])

      expect(await leads('retry')).toBe('1 mail will be tried again by the running server.\n')
      expect(await leads('retry')).toBe('0 mails will be tried again by the running server.\n')
      expect(await claims.claim()).toMatchObject({ attempts: 1 })
      expect(await leads('erase', exampleRequest.email)).toBe('1 request erased, with the mails.\n')
      expect(await leads('erase', exampleRequest.email)).toBe('Nothing is stored for this address.\n')
      clock += 4 * 365 * day
      expect(await leads('purge', '--dry-run')).toBe('1 request would be purged.\n')
      expect(await leads('purge')).toBe('1 request purged.\n')
      expect(await leads('list')).toContain('0 shown.')
    })

    test('is told which store that is, without its password', async () => {
      await leads('list')
      const { port, pathname } = new URL(environment.DATABASE_URL ?? `file:${folder}`)
      const name =
        engine === 'sqlite'
          ? `SQLite file ${folder}/site.sqlite`
          : `PostgreSQL database ${pathname.slice(1)} on 127.0.0.1:${port}`
      expect(said.at(-1)).toBe(`Store: ${name}`)
    })

    test('is refused, and no table is made, where nothing was ever stored or the tables are of an earlier version', async () => {
      const elsewhere = readEnvironment({
        DATA_DIR: join(folder, 'elsewhere'),
        ...(engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
      })
      const other = openStore(elsewhere)
      await sql`create table invoices (id integer)`.execute(other.db)
      const erase = () => runLeads(['erase', exampleRequest.email], elsewhere, clock, () => {})
      await expect(erase()).rejects.toThrow(/^No contact request was ever stored in (?!.*password@127).*: set D/)
      expect((await other.db.introspection.getTables()).map(({ name }) => name)).toEqual(['invoices'])
      await migrate(other, noon, { list: [] })
      await expect(erase()).rejects.toThrow(/ is of an earlier version: start the service once/)
      await other.close()
    })
  })

  type Received = {
    request?: Partial<Record<keyof ContactRequest, string>>
    idempotencyKey?: string
    sameContentWithin?: number
    network?: string
    requests?: number
    signals?: { trapFilled: boolean; elapsed?: number }
  }

  function receive({
    request = {},
    idempotencyKey,
    sameContentWithin,
    network = '192.0.2.1',
    requests: limit = 1000,
    signals,
  }: Received = {}) {
    const intake = createContactIntake({
      store,
      visitorSecret: createVisitorSecret(store),
      rate: { requests: limit, seconds: 600 },
      now: () => clock,
      wakeOutbox: () => {},
      log: silent,
    })
    return intake({
      input: { ...exampleRequest, ...request },
      network,
      idempotencyKey: idempotencyKey ?? null,
      sameContentWithin,
      signals: signals ?? { trapFilled: false },
    })
  }

  function requests() {
    return store.db.selectFrom('contact_requests').selectAll().orderBy('id').execute()
  }

  function kindsOf(sent: Awaited<ReturnType<typeof mails>>) {
    return Object.fromEntries([...Map.groupBy(sent, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]))
  }

  function mails() {
    return store.db.selectFrom('outbox').selectAll().orderBy('kind').orderBy('id').execute()
  }
})

describe('On SQLite alone', () => {
  let folder: string
  let store: Store
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'))
    store = openSqlite(folder)
    await migrate(store, noon)
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  test('no other user may read it, also in a folder that they may enter and on a file that they could read', async () => {
    const open = await mkdtemp(join(tmpdir(), 'store-'))
    await chmod(open, 0o755)
    await writeFile(join(open, 'site.sqlite'), '', { mode: 0o644 })
    const shared = openSqlite(open)
    await migrate(shared, noon)
    const modes = (await readdir(open)).map(async (file) => (await stat(join(open, file))).mode & 0o077)
    expect(await Promise.all(modes)).toEqual([0, 0, 0])
    await shared.close()
    await rm(open, { recursive: true })
  })

  test('a commit is on the disk before it is reported', async () => {
    const setting = async (name: string) => (await sql.raw(`pragma ${name}`).execute(store.db)).rows
    expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await setting('synchronous')).toEqual([{ synchronous: 2 }])
  })

  test('nobody else writes between what a write reads and what it changes', async () => {
    const other = new DatabaseSync(join(folder, 'site.sqlite'), { timeout: 0 })
    await store.write(async (transaction) => {
      await transaction.selectFrom('settings').selectAll().execute()
      expect(() => other.exec("insert into settings values ('a', 'other')")).toThrow('locked')
      await transaction.insertInto('settings').values({ name: 'a', value: 'ours' }).execute()
    })
    other.close()
  })

  test('a write waits for the lock of another process, and the process goes on meanwhile', async () => {
    const other = new DatabaseSync(join(folder, 'site.sqlite'))
    other.exec('begin immediate')
    let turns = 0
    const turning = setInterval(() => {
      if (++turns === 5) other.exec('rollback')
    }, 10)
    await store.write((transaction) => transaction.insertInto('settings').values({ name: 'a', value: 'b' }).execute())
    clearInterval(turning)
    expect(turns).toBeGreaterThanOrEqual(5)
    other.close()
  })

  test('a write gives up when its patience ends, and a reader does not wait at all', async () => {
    const impatient = openSqlite(folder, 30)
    const other = new DatabaseSync(join(folder, 'site.sqlite'))
    other.exec('begin immediate')
    const write = impatient.write((transaction) => transaction.deleteFrom('settings').execute())
    await expect(write).rejects.toThrow('locked')
    expect(await impatient.answers()).toBe(true)
    other.exec('rollback')
    other.close()
    await impatient.close()
  })

  test('what another process was reading during an erasure goes with the next purge', async () => {
    const request = { ...exampleRequest, message: 'Un message que personne ne retrouvera.' }
    await store.write((transaction) => storeContactRequest(transaction, { ...anEntry, request, now: noon }))
    const backup = new DatabaseSync(join(folder, 'site.sqlite'))
    backup.exec('begin')
    backup.exec('select * from contact_requests')
    const retention = createRetention({ store, removeMailFiles: async () => {} })
    await retention.erase(request.email)
    expect(await bytesOf(folder)).toContain('retrouvera')
    backup.exec('rollback')
    await retention.purge(noon)
    expect(await bytesOf(folder)).not.toContain('retrouvera')
    backup.close()
  })

  test('nothing of an erased person is left in the files', async () => {
    const request = { ...exampleRequest, message: 'Un message que personne ne retrouvera.' }
    await store.write((transaction) => storeContactRequest(transaction, { ...anEntry, request, now: noon }))
    expect(await bytesOf(folder)).toContain('retrouvera')
    await createRetention({ store, removeMailFiles: async () => {} }).erase(request.email)
    const left = await bytesOf(folder)
    expect(left).not.toContain('retrouvera')
    expect(left).not.toContain(request.email)
  })

  async function bytesOf(path: string) {
    const files = await Promise.all((await readdir(path)).map((file) => readFile(join(path, file), 'latin1')))
    return files.join()
  }
})

describe('On PostgreSQL alone', () => {
  test('a connection that breaks in the middle of a write fails that write, not the process', async () => {
    const store = openStore({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: '' })
    await migrate(store, noon)
    const broken = store.write(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(store.db)
      await setImmediate()
      await transaction.insertInto('settings').values({ name: 'a', value: 'b' }).execute()
    })
    await expect(broken).rejects.toThrow()
    expect(await store.answers()).toBe(true)
    expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([])
    await store.close()
  })

  test('a worker whose clock is a day wrong neither takes the mail of another nor leaves its own', async () => {
    const store = openStore({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: '' })
    await migrate(store, noon)
    const workerAt = (shift: number) => createMailClaims(store, 60_000, () => Date.now() + shift)
    const [ahead, behind] = [workerAt(day), workerAt(-day)]
    await store.write((transaction) =>
      storeContactRequest(transaction, { ...anEntry, request: exampleRequest, now: Date.now() + day }),
    )
    const mine = [await behind.claim(), await behind.claim()]
    expect(mine.map((mail) => mail?.kind).toSorted()).toEqual(['confirmation', 'team'])
    expect(await ahead.claim()).toBeUndefined()
    expect(await ahead.untilNextDue()).toBeGreaterThan(50_000)
    for (const mail of mine) if (mail) await behind.postpone(mail, 0, 'later')
    expect(await ahead.claim()).toMatchObject({ attempts: 2 })
    await store.close()
  })

  test('a migration takes its time, whatever limit the database has for statements', async () => {
    const DATABASE_URL = await postgres.createDatabase()
    const store = openStore({ DATABASE_URL: `${DATABASE_URL}?statement_timeout=200&lock_timeout=200`, DATA_DIR: '' })
    const slow = {
      name: '0001-slow',
      up: async (schema: Store['db']['schema']) => {
        await schema.createTable('slow').as(sql`select 1 as one from pg_sleep(0.6)`).execute()
      },
    }
    expect(await migrate(store, noon, { list: [slow] })).toEqual(['0001-slow'])
    await expect(sql`select pg_sleep(0.6)`.execute(store.db)).rejects.toThrow('statement timeout')
    await store.close()
  })

  test('instances that start at once migrate once', async () => {
    const DATABASE_URL = await postgres.createDatabase()
    const stores = Array.from({ length: 4 }, () => openStore({ DATABASE_URL, DATA_DIR: '' }))
    const applied = await Promise.all(stores.map((store) => migrate(store, noon)))
    expect(applied.flat()).toEqual(migrations.map(({ name }) => name))
    await Promise.all(stores.map((store) => store.close()))
  })
})
