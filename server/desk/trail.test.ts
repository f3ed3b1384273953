import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { signIn, startDesk } from '#testing/desk.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'

const postgres = await sharedPostgres()

/** A trail that takes no line any more, as on a full disk. */
const refusing = {
  sqlite: ["create trigger refuse before insert on desk_audit begin select raise(abort, 'full'); end"],
  postgres: [
    `create function refuse() returns trigger as $$ begin raise exception 'full'; end $$ language plpgsql`,
    'create trigger refuse before insert on desk_audit for each row execute function refuse()',
  ],
}

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let desk: Awaited<ReturnType<typeof startDesk>>
  beforeAll(async () => {
    const variables = engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}
    desk = await startDesk({ start: Date.now(), variables, render: (view) => JSON.stringify(view) })
  })
  afterAll(() => desk.stop())

  test('Nothing is shown and nothing is changed whose line in the trail cannot be written', async () => {
    const email = 'jeanne@organisation.fr'
    const id = await desk.receive({ email })
    const failed = await desk.store.db
      .updateTable('outbox')
      .set({ state: 'set-aside' })
      .where('request_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow()
    const browser = await signIn(desk)
    for (const statement of refusing[engine]) await sql.raw(statement).execute(desk.store.db)
    const { requests, person, home, audit } = deskPaths
    const held = async () => [
      await desk.store.db.selectFrom('contact_requests').selectAll().execute(),
      await desk.store.db.selectFrom('outbox').selectAll().where('request_id', '=', id).execute(),
    ]
    await browser.get(home)
    const before = await held()
    for (const answer of [
      await browser.get(home),
      await browser.get(`${requests}/${id}`),
      await browser.get(audit),
      await browser.get(`${person}?adresse=${email}`),
      await browser.get(`${person}/donnees.json?adresse=${email}`),
      await browser.post(`${requests}/${id}`, { etat: 'called', qui: '', version: '0' }),
      await browser.post(`${requests}/${id}/courriels/${failed.id}`),
      await browser.post(`${person}/corriger`, { adresse: email, demande: id, lastName: 'Autre' }),
      await browser.post(`${person}/limiter`, { adresse: email }),
      await browser.post(`${person}/effacer`, { adresse: email, mot: 'EFFACER' }),
    ]) {
      const told = await answer.text()
      expect([answer.status, told.includes('Jeanne')]).toEqual([503, false])
      expect(told).toBe(JSON.stringify({ page: 'failed', reason: 'store' }))
      expect(await held()).toEqual(before)
    }
    await desk.store.db.updateTable('contact_requests').set({ limited_at: 1 }).execute()
    expect((await browser.post(`${person}/lever`, { adresse: email })).status).toBe(503)
    expect((await held())[0]).toMatchObject([{ limited_at: 1 }])
  })
})
