import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDesk } from '#testing/desk.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { createOverdueDigest } from './overdue-digest.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

const postgres = await sharedPostgres()

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let desk: Awaited<ReturnType<typeof startDesk>>

  beforeAll(async () => {
    desk = await startDesk({
      render: () => '',
      variables: {
        SITE_URL: 'https://www.exemple.fr',
        ...(engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
      },
      start: Date.parse('2026-11-16T10:00:00+01:00'),
    })
  })
  beforeEach(async () => {
    for (const table of ['contact_requests', 'outbox', 'rate_windows'] as const)
      await desk.store.db.deleteFrom(table).execute()
  })
  afterAll(() => desk.stop())

  test('the team is told once a day, by whichever instance looks first, and again on the next working day', async () => {
    await received('2026-11-16T10:00:00+01:00')
    await at('2026-11-17T09:50:00+01:00').look()
    expect(await digests(), 'still within the promise').toEqual([])

    const late = at('2026-11-17T10:10:00+01:00')
    await Promise.all([late.look(), late.look(), at('2026-11-17T11:00:00+01:00').look()])
    expect(await digests()).toHaveLength(1)

    await at('2026-11-18T09:01:00+01:00').look()
    expect(await digests()).toHaveLength(2)
  })

  test('not at night, at the weekend or on a holiday', async () => {
    await received('2026-11-06T10:00:00+01:00')
    for (const time of ['2026-11-10T20:00:00+01:00', '2026-11-11T11:00:00+01:00', '2026-11-14T11:00:00+01:00'])
      await at(time).look()
    expect(await digests()).toEqual([])
  })

  test('not of what is answered, apart or limited', async () => {
    const answered = await received('2026-11-16T10:00:00+01:00')
    await set(answered, { state: 'called' })
    await set(await received('2026-11-16T10:00:00+01:00'), { limited_at: 1 })
    await desk.receive({}, 'trap')
    await at('2026-11-19T11:00:00+01:00').look()
    expect(await digests()).toEqual([])
  })

  test('the mail says how many and since when, and names nobody; answered meanwhile, it does not go', async () => {
    const id = await received('2026-11-16T10:00:00+01:00')
    await received('2026-11-16T11:00:00+01:00')
    await received('2026-11-18T08:00:00+01:00')
    await at('2026-11-18T09:05:00+01:00').look()
    desk.wait(Date.parse('2026-11-18T09:05:00+01:00') - desk.now())
    await desk.store.db.deleteFrom('outbox').where('kind', '!=', 'overdue-digest').execute()
    const mail = (await desk.mails()).at(-1)
    expect(mail?.subject).toBe('Demandes en retard\u00a0: 2')
    expect(mail?.text).toMatch(/avant le mardi 17\snovembre 2026 à 10:00/)
    expect(mail?.text).toContain('1 autre arrive à échéance')
    expect(mail?.text).toContain('https://www.exemple.fr/equipe')
    for (const words of [exampleRequest.lastName, exampleRequest.email, exampleRequest.company, id])
      expect(`${mail?.text}${mail?.html}`).not.toContain(words)

    const before = (await desk.mails()).length
    await at('2026-11-19T09:05:00+01:00').look()
    await desk.store.db.updateTable('contact_requests').set({ state: 'closed' }).execute()
    desk.wait(Date.parse('2026-11-19T09:05:00+01:00') - desk.now())
    expect(await desk.mails()).toHaveLength(before)
    expect((await digests()).filter(({ state }) => state === 'waiting')).toEqual([])
  })

  function at(time: string) {
    return createOverdueDigest({ store: desk.store, now: () => Date.parse(time), wakeOutbox: () => {}, log: silent })
  }

  async function received(time: string) {
    const id = await desk.receive()
    await set(id, { received_at: Date.parse(time) })
    return id
  }

  function set(id: string, values: { received_at?: number; limited_at?: number; state?: 'called' }) {
    return desk.store.db.updateTable('contact_requests').set(values).where('id', '=', id).execute()
  }

  function digests() {
    return desk.store.db.selectFrom('outbox').selectAll().where('kind', '=', 'overdue-digest').execute()
  }
})
