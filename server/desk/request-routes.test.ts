import { describe, expect, test } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { engines } from '#testing/both-engines.ts'
import { type DeskBrowser, signIn } from '#testing/desk.ts'
import { deskOn, me, other, requestAt } from '#testing/desk-on.ts'
import { parseHtml, textOf } from '#tools/build/parse-html.ts'

const hour = 3600 * 1000

describe.each(engines)('On %s', (engine) => {
  const at = deskOn(engine)
  const { change, read, rowOf } = at

  describe('a request', () => {
    test('shows everything, takes a state, an owner and notes, and says when it was answered', async () => {
      const id = await at.desk.receive()
      const page = await read(requestAt(id))
      for (const words of ['Jeanne Le Gall', 'Mairie de Brest', '06 39 98 12 34', '51 à 200 personnes', id])
        expect(page.text).toContain(words)
      const saved = await change(id, { etat: 'called', qui: me, note: 'Rappelée.\r\nVeut une démonstration.' })
      expect(saved.headers.get('location')).toBe(`${requestAt(id)}?fait=enregistre`)
      expect((await read(requestAt(id))).text).toContain('Rappelée.\nVeut une démonstration.')
      expect(await rowOf(id)).toMatchObject({ state: 'called', owner: me, version: 1, handled_at: at.desk.now() })
      await change(id, { etat: 'new', version: '1' })
      expect(await rowOf(id)).toMatchObject({ state: 'new', owner: null, version: 2, handled_at: null })
    })

    test('changed by two people at once keeps the first, and the second sees both and loses nothing', async () => {
      const id = await at.desk.receive()
      const colleague = await signIn(at.desk, other)
      await change(id, { etat: 'called', qui: other }, colleague)
      const conflict = await change(id, { etat: 'closed', qui: me, note: 'Ma note.' })
      expect(conflict.status).toBe(409)
      const text = textOf(parseHtml(await conflict.text())).replace(/\u00a0/g, ' ')
      for (const words of ['Rappelée', other, 'Sans suite', me, 'Ma note.', `Dernier changement : ${other}`])
        expect(text).toContain(words)
      expect(await rowOf(id)).toMatchObject({ state: 'called', owner: other, version: 1 })
      expect(await at.desk.store.db.selectFrom('desk_notes').selectAll().execute()).toEqual([])

      await change(id, { etat: 'closed', qui: me, note: 'Ma note.', version: '1' })
      expect(await rowOf(id)).toMatchObject({ state: 'closed', owner: me, version: 2 })
      expect((await read(requestAt(id))).text).toContain('Ma note.')
    })

    test('pressed at the same moment by ten, is changed by one', async () => {
      const id = await at.desk.receive()
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, number) => change(id, { etat: number % 2 ? 'demo' : 'called', qui: me })),
      )
      expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
      expect((await rowOf(id)).version).toBe(1)
    })

    test('once it is saved, leads on to what is due next, as long as something is', async () => {
      const [first, second] = [await at.desk.receive({ message: "C'est urgent, vraiment." }), await at.desk.receive()]
      const saved = await change(first, { etat: 'called' })
      expect((await read(saved.headers.get('location') ?? '')).links).toContain(requestAt(second))
      expect((await read(requestAt(first))).links).not.toContain(requestAt(second))
      const last = await change(second, { etat: 'called' })
      expect((await read(last.headers.get('location') ?? '')).text).not.toContain('Demande suivante')
    })

    test('saved twice by a double press keeps its note once, and the same words of another day again', async () => {
      const id = await at.desk.receive()
      const save = () => change(id, { note: 'Pas de réponse.' })
      const answers = [await save(), ...(await Promise.all([save(), save()]))]
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
      const notes = () => at.desk.store.db.selectFrom('desk_notes').select('body').execute()
      expect(await notes()).toHaveLength(1)
      at.desk.wait(hour)
      await save()
      expect(await notes()).toHaveLength(2)
    })

    test.each([
      ['a state that is none', { etat: 'won' }],
      ['a version that is none', { version: 'x' }],
      ['an owner from elsewhere', { qui: 'intrus@ailleurs.fr' }],
    ])('with %s stays as it is', async (_, fields) => {
      const id = await at.desk.receive()
      expect((await change(id, { etat: 'called', ...fields })).status).toBe(400)
      expect(await rowOf(id)).toMatchObject({ state: 'new', version: 0 })
    })

    test("keeps what is being written under the name of who writes it: nobody finds a colleague's words in a shared tab", async () => {
      const id = await at.desk.receive()
      const colleague = await signIn(at.desk, other)
      const draftName = async (reader: DeskBrowser) =>
        / data-draft="([^"]+)"/.exec(await (await reader.get(requestAt(id))).text())?.[1]
      expect([await draftName(at.browser), await draftName(colleague)]).toEqual([`${me} ${id}`, `${other} ${id}`])
    })

    test('keeps what is too long for a note in the field', async () => {
      const id = await at.desk.receive()
      const answer = await change(id, { note: `${'é'.repeat(4000)}fin` })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('éfin')
      expect(await at.desk.store.db.selectFrom('desk_notes').selectAll().execute()).toEqual([])
    })

    test('in quarantine is released once, with the mails that it would have caused', async () => {
      const id = await at.desk.receive({}, 'too-fast')
      await at.desk.store.db.deleteFrom('outbox').execute()
      for (let press = 0; press < 2; press++) await at.browser.post(`${requestAt(id)}/verifiee`)
      const mails = await at.desk.store.db.selectFrom('outbox').select('kind').orderBy('kind').execute()
      expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'team'])
      expect((await read(deskPaths.home)).names).toEqual(['Jeanne Le Gall'])
    })

    test('shows the mails that failed and has them sent again, its own alone', async () => {
      const [id, foreign] = [await at.desk.receive(), await at.desk.receive({ email: 'x@exemple.org' })]
      await at.desk.store.db.updateTable('outbox').set({ state: 'set-aside', problem: '550 <b>Non</b>' }).execute()
      expect((await read(deskPaths.home)).text).toContain('Email non distribué')
      expect((await read(requestAt(id))).text).toContain('550 <b>Non</b>')
      const states = async () =>
        (
          await at.desk.store.db.selectFrom('outbox').selectAll().where('request_id', '=', id).orderBy('kind').execute()
        ).map((mail) => mail)
      const [confirmation] = await states()
      await at.browser.post(`${requestAt(foreign)}/courriels/${confirmation?.id}`)
      expect((await states()).map(({ state }) => state)).toEqual(['set-aside', 'set-aside'])
      await at.browser.post(`${requestAt(id)}/courriels/${confirmation?.id}`)
      expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'set-aside'])
    })

    test('that is gone, limited or invented is not there', async () => {
      const id = await at.desk.receive()
      await at.browser.post(`${deskPaths.person}/limiter`, { adresse: 'jeanne.legall@organisation.fr' })
      for (const address of [id, 'x', "' or 1=1", '../connexion']) {
        expect((await read(`${deskPaths.requests}/${encodeURIComponent(address)}`)).status, address).toBe(404)
      }
      expect((await change(id, { etat: 'called' })).status).toBe(404)
    })
  })
})
