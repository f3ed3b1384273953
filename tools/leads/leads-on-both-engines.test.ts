import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createMailClaims } from '#server/outbox/mail-claims.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open-store.ts'
import { engines, noon, storeOn } from '#testing/both-engines.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { runLeads } from './run-leads.ts'

const day = 24 * 3600 * 1000

describe.each(engines)('On %s the team', (engine) => {
  const at = storeOn(engine)
  const said: string[] = []
  const leads = (...args: string[]) => runLeads(args, at.environment, at.clock, (line) => said.push(line))

  test('lists, shows, exports, retries and erases', async () => {
    await at.receive({ request: { company: '=2+5+cmd|" /C calc"!A0' } })
    at.clock += 1000
    await at.receive({ request: { email: 'robot@organisation.fr' }, signals: { trapFilled: true } })
    await at.store.db.updateTable('outbox').set({ due_at: 0 }).where('kind', '!=', 'quarantine-digest').execute()
    const claims = createMailClaims(at.store, 60_000, () => at.clock)
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
    expect(await leads('erase', exampleRequest.email)).toBe(
      '1 request erased, with the mails. Logs keep the id for 12 months at most. Tell those who have received the data (article 19): look in the mailbox, the CRM, exports and the logs.\n',
    )
    expect(await leads('erase', exampleRequest.email)).toBe('Nothing is stored for this address.\n')
    at.clock += 4 * 365 * day
    expect(await leads('purge', '--dry-run')).toBe('1 request would be purged.\n')
    expect(await leads('purge')).toBe('1 request purged.\n')
    expect(await leads('list')).toContain('0 shown.')
  })

  test('ends at once, in a store that no server uses any more, what counted visitors and opened the desk', async () => {
    const { db } = at.store
    const soon = at.clock + 600_000
    await db.insertInto('rate_windows').values({ key: 'mark', count: 1, ends_at: soon }).execute()
    const marks = () => db.selectFrom('rate_windows').selectAll().execute()
    await leads('purge')
    expect(await marks()).toHaveLength(1)
    await leads('purge', '--former', '--dry-run')
    expect(await marks()).toHaveLength(1)
    expect(await leads('purge', '--former')).toBe('0 requests purged.\n')
    expect(await marks()).toEqual([])
  })

  test('lets a real request out of quarantine, which then has the mails and the years of all others', async () => {
    await at.receive({ signals: { trapFilled: true } })
    const [{ id }] = JSON.parse(await leads('list', '--quarantine', '--json'))
    expect(await leads('release', id.slice(0, 30))).toMatch(/^Out of quarantine/)
    const { quarantine, mails } = JSON.parse(await leads('show', id, '--json'))
    expect(quarantine).toBeNull()
    expect(mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['confirmation', 'team'])
    await expect(leads('release', id)).rejects.toThrow('This request is not in quarantine')
    at.clock += 100 * day
    expect(await leads('purge', '--dry-run')).toBe('0 requests would be purged.\n')
  })

  test('lets one out a day late, and confirms nothing to who has sent it again on that day and was told', async () => {
    await at.receive({ signals: { trapFilled: true } })
    const [{ id }] = JSON.parse(await leads('list', '--quarantine', '--json'))
    await at.receive({ request: { message: 'Je vous écris une seconde fois.' } })
    at.clock += day
    await leads('release', id)
    const { mails } = JSON.parse(await leads('show', id, '--json'))
    expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual(['team'])
  })

  test('is told which store that is, without its password', async () => {
    await leads('list')
    const { port, pathname } = new URL(at.environment.DATABASE_URL ?? `file:${at.folder}`)
    const name =
      engine === 'sqlite'
        ? `SQLite file ${at.folder}/site.sqlite`
        : `PostgreSQL database ${pathname.slice(1)} on 127.0.0.1:${port}`
    expect(said.at(-1)).toBe(`Store: ${name}`)
  })

  test('is refused, and no table is made, where nothing was ever stored or the tables are of an earlier version', async () => {
    const elsewhere = await at.newEnvironment(join(at.folder, 'elsewhere'))
    const other = openStore(elsewhere)
    await sql`create table invoices (id integer)`.execute(other.db)
    const erase = () => runLeads(['erase', exampleRequest.email], elsewhere, at.clock, () => {})
    await expect(erase()).rejects.toThrow(/^No contact request was ever stored in (?!.*password@127).*: set D/)
    expect((await other.db.introspection.getTables()).map(({ name }) => name)).toEqual(['invoices'])
    await migrate(other, noon, { list: [] })
    await expect(erase()).rejects.toThrow(/ is of an earlier version: start the service once/)
    await other.close()
  })
})
