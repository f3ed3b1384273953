import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { engines, storeOn } from '#testing/both-engines.ts'
import { duty } from '#testing/duties.ts'
import { day, email, other, rightsIn } from '#testing/rights.ts'
import { help } from './help.ts'
import { runLeads } from './run-leads.ts'

describe.each(engines)('On %s, whom a data breach concerns', (engine) => {
  const at = storeOn(engine)
  const { leads, receive, requests, said } = rightsIn(at)

  test('is the team too: whoever the store names by a session, a link, a note, the trail or a request they follow', async () => {
    await receive()
    await receive({ email: other })
    const [request] = await requests()
    await nameTheTeam(at.store, request?.id ?? '', at.clock)
    const team = ['entre', 'note', 'parti', 'session', 'suit'].map((name) => `${name}@exemple.fr`)
    expect((await leads('breach')).split('\n')).toEqual([...[...team, email, other].toSorted(), ''])
    expect(said.at(-1)).toContain(`7 addresses, limited ones included. Of the team among them: ${team.join(', ')}.`)
    for (const text of [duty('a-data-breach'), help]) expect(text).toMatch(/all who sent a request.*and.*the team/s)
  })

  test('is told once, however the address is written, and nobody is told where nobody is named', async () => {
    await at.store.db.deleteFrom('desk_sessions').execute()
    await at.store.db.deleteFrom('desk_sign_ins').execute()
    // Of a link that was asked for by somebody who is not of the team, no address is kept.
    await at.store.db
      .insertInto('desk_sign_ins')
      .values({ id: randomUUID(), email: '', browser: 'b', expires_at: at.clock, next: null })
      .execute()
    expect(await leads('breach')).toBe('')
    await receive({ email: email.toUpperCase() })
    await at.store.db
      .insertInto('desk_sessions')
      .values({ id: randomUUID(), email, created_at: at.clock, expires_at: at.clock })
      .execute()
    expect((await leads('breach')).toLowerCase()).toBe(`${email}\n`)
    expect(said.at(-1)).toMatch(/^1 address, limited ones included\. Of the team among them: /)
  })

  test('is read in the copy of a backup of any version, which is left as it was', async () => {
    const backup = await at.newEnvironment(join(at.folder, 'backup'))
    const copy = openStore(backup)
    const applied = () => copy.db.selectFrom('migrations').select('name').orderBy('name').execute()
    await migrate(copy, at.clock - 80 * day, { list: migrations.slice(0, 1) })
    await receive({}, null, copy)
    for (const length of migrations.keys()) {
      await migrate(copy, at.clock - 80 * day, { list: migrations.slice(0, length + 1) })
      const before = await applied()
      expect(await runLeads(['breach'], backup, at.clock, () => {}), `${length + 1} migrations`).toBe(`${email}\n`)
      expect(await applied()).toEqual(before)
      expect(before).toHaveLength(length + 1)
    }
    expect(await copy.db.selectFrom('outbox').select('state').distinct().execute()).toEqual([{ state: 'waiting' }])
    await expect(runLeads(['list'], backup, at.clock, () => {})).resolves.toContain('1 shown.')
    await copy.close()
  })

  test('cannot be said of a store without requests', async () => {
    const empty = await at.newEnvironment(join(at.folder, 'empty'))
    const store = openStore(empty)
    await migrate(store, at.clock, { list: [] })
    await expect(runLeads(['breach'], empty, at.clock, () => {})).rejects.toThrow(/^No contact request was ever stored/)
    await store.close()
  })
})

async function nameTheTeam({ db }: Store, id: string, now: number) {
  await db.updateTable('contact_requests').set({ owner: 'suit@exemple.fr' }).where('id', '=', id).execute()
  await db
    .insertInto('desk_notes')
    .values({ id: randomUUID(), request_id: id, author: 'note@exemple.fr', written_at: now, body: 'Rappelée.' })
    .execute()
  await db
    .insertInto('desk_audit')
    .values({ id: randomUUID(), at: now, who: 'parti@exemple.fr', action: 'read', request_id: null })
    .execute()
  await db
    .insertInto('desk_sessions')
    .values({ id: randomUUID(), email: 'session@exemple.fr', created_at: now, expires_at: now })
    .execute()
  await db
    .insertInto('desk_sign_ins')
    .values({ id: randomUUID(), email: 'entre@exemple.fr', browser: 'b', expires_at: now, next: null })
    .execute()
}
