import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offer } from '#content/brand/promises.ts'
import { startDesk } from '#testing/desk.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { createOverdueDigest } from './overdue-digest.ts'

const minute = 60_000
const hour = 60 * minute
const received = Date.parse('2026-11-16T10:00:00+01:00')
const due = received + offer.answerHours * hour
/** At nine, on the working day after the one when the first was due. */
const morningAfter = due + 23 * hour

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
      start: received,
    })
  })
  beforeEach(async () => {
    for (const table of ['contact_requests', 'outbox', 'rate_windows'] as const)
      await desk.store.db.deleteFrom(table).execute()
  })
  afterAll(() => desk.stop())

  test('the team is told once a day, by whichever instance looks first, and again on the next working day', async () => {
    await receive(received)
    await at(due - 10 * minute).look()
    expect(await digests(), 'still within the promise').toEqual([])

    const late = at(due + 10 * minute)
    await Promise.all([late.look(), late.look(), at(due + hour).look()])
    expect(await digests()).toHaveLength(1)

    await at(morningAfter + minute).look()
    expect(await digests()).toHaveLength(2)
  })

  test('not at night, at the weekend or on a holiday', async () => {
    await receive(Date.parse('2026-11-06T10:00:00+01:00'))
    for (const time of ['2026-11-10T20:00:00+01:00', '2026-11-11T11:00:00+01:00', '2026-11-14T11:00:00+01:00'])
      await at(Date.parse(time)).look()
    expect(await digests()).toEqual([])
  })

  test('not of what is answered, apart or limited', async () => {
    const answered = await receive(received)
    await set(answered, { state: 'called' })
    await set(await receive(received), { limited_at: 1 })
    await desk.receive({}, 'trap')
    await at(morningAfter + 2 * hour).look()
    expect(await digests()).toEqual([])
  })

  test('the mail says how many and since when, and names nobody; answered meanwhile, it does not go', async () => {
    const id = await receive(received)
    await receive(received + hour)
    await receive(received + 46 * hour)
    await at(morningAfter + 5 * minute).look()
    desk.wait(morningAfter + 5 * minute - desk.now())
    await desk.store.db.deleteFrom('outbox').where('kind', '!=', 'overdue-digest').execute()
    const mail = (await desk.mails()).at(-1)
    expect(mail?.subject).toBe('Demandes en retard\u00a0: 2')
    expect(mail?.text?.replaceAll(/\s/g, ' ')).toContain(`avant le ${parisDate(due)} à 10:00`)
    expect(mail?.text).toContain('1 autre arrive à échéance')
    expect(mail?.text).toContain('https://www.exemple.fr/equipe')
    for (const words of [exampleRequest.lastName, exampleRequest.email, exampleRequest.company, id])
      expect(`${mail?.text}${mail?.html}`).not.toContain(words)

    const before = (await desk.mails()).length
    const nextMorning = morningAfter + 24 * hour + 5 * minute
    await at(nextMorning).look()
    await desk.store.db.updateTable('contact_requests').set({ state: 'closed' }).execute()
    desk.wait(nextMorning - desk.now())
    expect(await desk.mails()).toHaveLength(before)
    expect((await digests()).filter(({ state }) => state === 'waiting')).toEqual([])
  })

  function at(time: number) {
    return createOverdueDigest({ store: desk.store, now: () => time, wakeOutbox: () => {}, log: silent })
  }

  async function receive(time: number) {
    const id = await desk.receive()
    await set(id, { received_at: time })
    return id
  }

  function set(id: string, values: { received_at?: number; limited_at?: number; state?: 'called' }) {
    return desk.store.db.updateTable('contact_requests').set(values).where('id', '=', id).execute()
  }

  function digests() {
    return desk.store.db.selectFrom('outbox').selectAll().where('kind', '=', 'overdue-digest').execute()
  }
})

/** « mardi 17 novembre 2026 » */
function parisDate(time: number) {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' }).format(time)
}
