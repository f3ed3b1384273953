import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createMailComposer } from '#server/contact/compose-mail.ts'
import { createRetention } from '#server/contact/retention.ts'
import { tokenHash } from '#server/desk/cookies.ts'
import { readRequestFigures } from '#server/desk/figures/request-figures.ts'
import { readOverdue } from '#server/desk/overdue.ts'
import { readRequest } from '#server/desk/read-request.ts'
import { readList } from '#server/desk/request-list.ts'
import { createSessions } from '#server/desk/sessions.ts'
import { settleRequests } from '#server/desk/settle-requests.ts'
import { createSignIn } from '#server/desk/sign-in.ts'
import { readEnvironment } from '#server/environment.ts'
import { readLeads, readLimited } from '#server/leads/read-leads.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { createMailClaims } from '#server/outbox/mail-claims.ts'
import { createOutboxWorker } from '#server/outbox/outbox-worker.ts'
import { readHeldData } from '#server/rights/held-data.ts'
import { released } from '#testing/released-migrations.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { openStore, type Store } from './open-store.ts'

const monday = Date.parse('2026-11-16T11:00:00Z')
const day = 24 * 3600 * 1000

const silent = { info: () => {}, warn: () => {}, error: () => {} }

const request = {
  received_at: monday - 3 * day,
  first_name: 'Jeanne',
  last_name: 'Le Gall',
  email_key: 'jeanne@exemple.fr',
  email: 'Jeanne@exemple.fr',
  phone: '06 39 98 12 34',
  company: 'Ville de Brest',
  position: '',
  team_size: '51-200',
  use_case: 'knowledge-management',
  message: 'Un assistant documentaire.',
  quarantine: null,
  idempotency_key: null,
  fingerprint: 'f',
}
const mail = {
  once_key: null,
  created_at: monday,
  give_up_at: monday + 2 * day,
  claim: null,
  sent_at: null,
  problem: null,
}

function link(token: string) {
  const expires_at = monday + day
  return { id: tokenHash(token), email: 'moi@exemple.fr', browser: tokenHash('browser'), expires_at }
}

/** What the code of each release wrote: with the tables and columns that there were, and no others. */
const written: readonly ((db: Store['db']) => Promise<void>)[] = [
  async (db) => {
    await db.insertInto('settings').values({ name: 'visitor-secret', value: 'kept' }).execute()
    await db
      .insertInto('contact_requests')
      .values([
        { id: 'first-1', ...request },
        { id: 'first-2', ...request, quarantine: 'trap' },
      ])
      .execute()
    await db
      .insertInto('outbox')
      .values([
        { id: 'mail-1', kind: 'team', request_id: 'first-1', state: 'waiting', due_at: monday, ...mail },
        { id: 'mail-2', kind: 'confirmation', request_id: 'first-1', state: 'set-aside', due_at: monday, ...mail },
      ])
      .execute()
    await db.insertInto('rate_windows').values({ key: 'visitor', count: 2, ends_at: monday }).execute()
  },
  async (db) => {
    await db
      .insertInto('contact_requests')
      .values({ id: 'second-1', ...request, limited_at: monday })
      .execute()
  },
  async (db) => {
    const desk = { state: 'called', owner: 'moi@exemple.fr', version: 3, handled_at: monday, due_at: monday, urgent: 0 }
    await db
      .insertInto('contact_requests')
      .values({ id: 'third-1', ...request, ...desk, search: 'jeanne le gall' })
      .execute()
    const note = { id: 'note', request_id: 'third-1', author: 'moi@exemple.fr', written_at: monday, body: 'Rappelée.' }
    await db.insertInto('desk_notes').values(note).execute()
    const trail = { id: 'trail', at: monday, who: 'moi@exemple.fr', action: 'change', request_id: 'third-1' }
    await db.insertInto('desk_audit').values(trail).execute()
    const session = { id: tokenHash('cookie'), email: 'moi@exemple.fr', created_at: monday, expires_at: monday + day }
    await db.insertInto('desk_sessions').values(session).execute()
    await db.insertInto('desk_sign_ins').values(link('third')).execute()
  },
  async (db) => {
    const count = { day: '2026-11-16', outcome: 'answered', topic: 'price', count: 7 } as const
    await db.insertInto('assistant_counts').values(count).execute()
  },
  async (db) => {
    const wanted = { ...link('fifth'), next: '/equipe/journal' }
    await db.insertInto('desk_sign_ins').values(wanted).execute()
  },
  async (db) => {
    await db.updateTable('contact_requests').set({ address_corrected_at: monday }).where('id', '=', 'first-1').execute()
  },
]

const postgres = await sharedPostgres()

test('Every migration has rows here that its release wrote, and is as it was released', async () => {
  expect(written).toHaveLength(migrations.length)
  const folder = await mkdtemp(join(tmpdir(), 'released-'))
  const store = openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  const shapes: Record<string, string> = {}
  for (const [index, { name }] of migrations.entries()) {
    await migrate(store, monday, { list: migrations.slice(0, index + 1) })
    const { rows } = await sql<{
      text: string
    }>`select sql as text from sqlite_master where sql is not null order by name`.execute(store.db)
    shapes[name] = createHash('sha256')
      .update(rows.map(({ text }) => text).join('\n'))
      .digest('hex')
      .slice(0, 16)
  }
  expect(shapes, 'add a migration instead').toEqual(released)
  await store.close()
  await rm(folder, { recursive: true })
})

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let folder: string
  let store: Store

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upgrades-'))
  })
  afterEach(() => store.close())
  afterAll(() => rm(folder, { recursive: true }))

  test.each(migrations.map(({ name }, index) => ({ name, steps: index + 1 })))(
    'a store of $name, with what every release until then wrote, is read by this one',
    async ({ steps }) => {
      await open(`from-${steps}`)
      for (let step = 1; step <= steps; step++) {
        await migrate(store, monday, { list: migrations.slice(0, step) })
        await written[step - 1]?.(store.db)
      }
      expect(await migrate(store, monday)).toEqual(migrations.slice(steps).map(({ name }) => name))
      await readWithThisVersion(steps)
    },
  )

  test('what earlier releases write into a store that is ahead of them, after a rollback, is read when it is undone', async () => {
    await open('behind')
    await migrate(store, monday)
    for (const write of written) await write(store.db)
    await readWithThisVersion(written.length)
  })

  test('a store of a later release starts, and a mail that only that release can write waits for it', async () => {
    await open('ahead')
    const later = {
      name: '9999-later',
      up: (schema: Store['db']['schema']) => schema.createTable('later').addColumn('id', 'text').execute(),
    }
    await migrate(store, monday, { list: [...migrations, later] })
    expect(await migrate(store, monday)).toEqual([])
    expect(await store.answers()).toBe(true)
    const values = { id: 'later', request_id: null, due_at: 0, ...mail, give_up_at: Date.now() + day }
    await sql`insert into outbox (id, kind, created_at, due_at, give_up_at) values (${values.id}, 'later-kind', ${values.created_at}, 0, ${values.give_up_at})`.execute(
      store.db,
    )
    const transport = { deliver: () => Promise.reject(new Error('not ours to send')), close: () => {} }
    await createOutboxWorker({ store, transport, compose: composer(), now: Date.now, log: silent }).deliverDue()
    const rows = await store.db.selectFrom('outbox').select(['state', 'problem']).execute()
    expect(rows).toMatchObject([{ state: 'waiting', problem: expect.stringContaining('later release') }])
  })

  async function open(name: string) {
    store = openStore({
      DATA_DIR: join(folder, name),
      DATABASE_URL: engine === 'postgres' ? await postgres.createDatabase() : undefined,
    })
  }

  function composer() {
    const environment = readEnvironment({ MAIL_TO: 'equipe@exemple.fr' })
    return createMailComposer({ store, environment, now: () => monday })
  }

  function signIn(token: string) {
    const parts = { store, secret: async () => 'kept', team: ['moi@exemple.fr'], wakeOutbox: () => {}, log: silent }
    const entrant = { browser: 'browser', network: '192.0.2.7', former: undefined }
    return createSignIn({ ...parts, now: () => monday }).signIn(token, entrant)
  }

  async function readWithThisVersion(steps: number) {
    expect(await createVisitorSecret(store)()).toBe('kept')
    await settleRequests(store)
    const leads = await readLeads(store, {})
    const expected = ['first-1', 'first-2', ...(steps >= 3 ? ['third-1'] : [])]
    expect(leads.map(({ id }) => id).toSorted()).toEqual(expected)
    expect(leads[0]).toMatchObject({ firstName: 'Jeanne', company: 'Ville de Brest' })
    expect(await readOverdue(store, monday)).toMatchObject({ count: 1 })
    const filters = { tab: 'new', owner: '', search: 'brest' } as const
    expect((await readList(store, filters, undefined)).rows.map(({ id }) => id)).toEqual(['first-1'])
    expect(await readRequest(store, 'first-1')).toMatchObject({ state: 'new', version: 0, owner: null })
    expect((await readRequestFigures(store, monday)).received).toBe(expected.length - 1)

    const held = await readHeldData({ store, mailFolder: join(folder, 'mail') }, 'jeanne@exemple.fr')
    expect(held.requests).toHaveLength(expected.length + (steps >= 2 ? 1 : 0))
    if (steps >= 2) expect(await readLimited(store, {})).toMatchObject([{ id: 'second-1' }])
    if (steps >= 3) {
      expect(await readRequest(store, 'third-1')).toMatchObject({ state: 'called', version: 3 })
      expect(held.requests.find(({ id }) => id === 'third-1')?.notes).toMatchObject([{ body: 'Rappelée.' }])
      const sessions = createSessions({ store, team: ['moi@exemple.fr'], now: () => monday })
      expect(await sessions.memberOf('cookie')).toBe('moi@exemple.fr')
      expect(await signIn('third')).toMatchObject({ next: null })
    }
    if (steps >= 4) {
      expect(await store.db.selectFrom('assistant_counts').select('count').execute()).toEqual([{ count: 7 }])
    }

    if (steps >= 5) expect(await signIn('fifth')).toMatchObject({ next: '/equipe/journal' })

    await store.db.updateTable('outbox').set({ due_at: 0 }).execute()
    const claimed = await createMailClaims(store, 60_000, Date.now).claim()
    if (!claimed) throw new Error('No mail waits.')
    expect(await composer()(claimed)).toMatchObject({ subject: expect.stringContaining('Ville de Brest') })

    await createRetention({ store, removeMailFiles: async () => {} }).erase('jeanne@exemple.fr')
    expect(await store.db.selectFrom('contact_requests').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  }
})
