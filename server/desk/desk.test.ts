import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { type DeskBrowser, signIn, startDesk } from '#testing/desk.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { elementsOf, parseHtml, textOf } from '#tools/build/parse-html.ts'

/** A Monday, at eleven in Paris. */
const start = Date.parse('2026-11-16T10:00:00Z')
const hour = 3600 * 1000
const [me, other] = ['moi@exemple.fr', 'autre@exemple.fr']

const postgres = await sharedPostgres()

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let desk: Awaited<ReturnType<typeof startDesk>>
  let browser: DeskBrowser
  beforeAll(async () => {
    const database = engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}
    desk = await startDesk({ start, variables: { TEAM_EMAILS: `${me},${other}`, ...database } })
    browser = await signIn(desk)
  })
  beforeEach(async () => {
    for (const table of ['outbox', 'desk_audit', 'contact_requests', 'rate_windows'] as const)
      await desk.store.db.deleteFrom(table).execute()
  })
  afterAll(() => desk.stop())

  const read = async (path: string, reader = browser) => shown(await reader.get(path))

  async function shown(answer: Response) {
    const elements = elementsOf(parseHtml(await answer.text()))
    const main = elements.find(({ tag }) => tag === 'main')
    return {
      status: answer.status,
      text: main ? textOf(main).replace(/\u00a0/g, ' ') : '',
      names: elements.filter(({ attributes }) => attributes.has('data-row')).map(textOf),
      links: elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.get('href') ?? ''),
      tags: elements.map(({ tag }) => tag),
    }
  }

  const requestAt = (id: string) => `${deskPaths.requests}/${id}`
  const change = (id: string, fields: Record<string, string>, who = browser) =>
    who.post(requestAt(id), { etat: 'new', qui: '', version: '0', note: '', ...fields })
  const rowOf = (id: string) =>
    desk.store.db.selectFrom('contact_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const trail = async () =>
    (await desk.store.db.selectFrom('desk_audit').selectAll().orderBy('id').execute()).map(
      ({ who, action, request_id }) => [who, action, request_id],
    )

  describe('the list', () => {
    test('shows what is due first, what is late in words, and neither limited nor quarantined requests', async () => {
      await desk.receive({ lastName: 'Calme', email: 'calme@exemple.org' })
      await desk.receive({ lastName: 'Pressée', email: 'pressee@exemple.org', message: "C'est urgent, rappelez-moi." })
      desk.wait(-20 * 24 * hour)
      await desk.receive({ lastName: 'Oubliée', email: 'oubliee@exemple.org' })
      desk.wait(20 * 24 * hour)
      await desk.receive({ lastName: 'Robot', email: 'robot@exemple.org' }, 'trap')
      await desk.receive({ lastName: 'Gelée', email: 'gelee@exemple.org' })
      await browser.post(`${deskPaths.person}/limiter`, { adresse: 'gelee@exemple.org' })

      const list = await read(deskPaths.home)
      expect(list.names).toEqual(['Jeanne Oubliée', 'Jeanne Pressée', 'Jeanne Calme'])
      expect(list.text).toMatch(/En retard de \d+ jours.*Jeanne Oubliée.*Urgente.*Jeanne Pressée/s)
      expect(list.text).toContain('1en retard')
      expect((await read(`${deskPaths.home}?vue=quarantine`)).names).toEqual(['Jeanne Robot'])
      expect((await read(`${deskPaths.home}?vue=all`)).names).toHaveLength(3)
    })

    test('is searched without accents, in any order, by phone, and takes wildcards for letters', async () => {
      await desk.receive({
        firstName: 'Hélène',
        lastName: 'Ørsted',
        email: 'h@exemple.org',
        phone: '+33 6 39 98 00 01',
      })
      await desk.receive({ lastName: 'Dupont', email: 'd@exemple.org', company: '100 % naturel' })
      const found = async (words: string) => (await read(`${deskPaths.home}?q=${encodeURIComponent(words)}`)).names
      expect(await found('helene')).toEqual(['Hélène Ørsted'])
      expect(await found('BREST jeanne dupont')).toEqual([])
      expect(await found('naturel  dupont')).toEqual(['Jeanne Dupont'])
      expect(await found('0639980001')).toEqual(['Hélène Ørsted'])
      expect(await found('06 39 98 00 01')).toEqual(['Hélène Ørsted'])
      expect(await found('100 %')).toEqual(['Jeanne Dupont'])
      for (const words of ['_elene', '%', "' or 1=1 --", '\\', 'personne'])
        expect((await found(words)).length, words).toBe(words === '%' ? 1 : 0)
    })

    test('offers to look through all requests for what it has not found among the waiting', async () => {
      const id = await desk.receive()
      await change(id, { etat: 'called' })
      const page = await read(`${deskPaths.home}?q=gall`)
      expect(page.names).toEqual([])
      expect(page.links).toContain(`${deskPaths.home}?vue=all&q=gall`)
      expect(page.text).toContain('Chercher dans toutes les demandes')
      expect((await read(`${deskPaths.home}?vue=all&q=introuvable`)).text).not.toContain('Chercher dans toutes')
    })

    test('is filtered by state and owner in its address, and leads on page by page, none twice, none left out', async () => {
      const ids: string[] = []
      for (let number = 0; number < 95; number++) {
        ids.push(
          await desk.receive({ lastName: `N${'abcdefghij'[Math.floor(number / 10)]}${'abcdefghij'[number % 10]}` }),
        )
      }
      await change(ids[0] ?? '', { etat: 'demo', qui: other })
      expect((await read(`${deskPaths.home}?vue=demo&qui=${other}`)).names).toEqual(['Jeanne Naa'])
      expect((await read(`${deskPaths.home}?vue=demo&qui=-`)).names).toEqual([])

      for (const tab of ['new', 'all']) {
        const seen: string[] = []
        let address: string | undefined = `${deskPaths.home}?vue=${tab}`
        while (address) {
          const { names, links } = await read(address)
          seen.push(...names)
          address = links.find((href) => href.includes('apres='))
        }
        expect([seen.length, new Set(seen).size], tab).toEqual(tab === 'new' ? [94, 94] : [95, 95])
      }
      expect((await read(`${deskPaths.home}?apres=x'--&vue=%01&qui=%ff`)).status).toBe(200)
    })

    test('counts what came in since, for the page that is open', async () => {
      await desk.receive()
      const { received_at } = await desk.store.db
        .selectFrom('contact_requests')
        .select('received_at')
        .executeTakeFirstOrThrow()
      desk.wait(1000)
      await desk.receive()
      await desk.receive({}, 'trap')
      const count = async (since: string) => (await browser.get(`${deskPaths.arrivals}?depuis=${since}`)).json()
      expect(await count(String(received_at))).toEqual({ count: 1 })
      expect(await count(String(desk.now()))).toEqual({ count: 0 })
      expect((await browser.get(`${deskPaths.arrivals}?depuis=hier`)).status).toBe(400)
    })
  })

  describe('a request', () => {
    test('shows everything, takes a state, an owner and notes, and says when it was answered', async () => {
      const id = await desk.receive()
      const page = await read(requestAt(id))
      for (const words of ['Jeanne Le Gall', 'Mairie de Brest', '06 39 98 12 34', '51 à 200 personnes', id])
        expect(page.text).toContain(words)
      const saved = await change(id, { etat: 'called', qui: me, note: 'Rappelée.\r\nVeut une démonstration.' })
      expect(saved.headers.get('location')).toBe(`${requestAt(id)}?fait=enregistre`)
      expect((await read(requestAt(id))).text).toContain('Rappelée.\nVeut une démonstration.')
      expect(await rowOf(id)).toMatchObject({ state: 'called', owner: me, version: 1, handled_at: desk.now() })
      await change(id, { etat: 'new', version: '1' })
      expect(await rowOf(id)).toMatchObject({ state: 'new', owner: null, version: 2, handled_at: null })
    })

    test('changed by two people at once keeps the first, and the second sees both and loses nothing', async () => {
      const id = await desk.receive()
      const colleague = await signIn(desk, other)
      await change(id, { etat: 'called', qui: other }, colleague)
      const conflict = await change(id, { etat: 'closed', qui: me, note: 'Ma note.' })
      expect(conflict.status).toBe(409)
      const text = textOf(parseHtml(await conflict.text())).replace(/\u00a0/g, ' ')
      for (const words of ['Rappelée', other, 'Sans suite', me, 'Ma note.', `Dernier changement : ${other}`])
        expect(text).toContain(words)
      expect(await rowOf(id)).toMatchObject({ state: 'called', owner: other, version: 1 })
      expect(await desk.store.db.selectFrom('desk_notes').selectAll().execute()).toEqual([])

      await change(id, { etat: 'closed', qui: me, note: 'Ma note.', version: '1' })
      expect(await rowOf(id)).toMatchObject({ state: 'closed', owner: me, version: 2 })
      expect((await read(requestAt(id))).text).toContain('Ma note.')
    })

    test('pressed at the same moment by ten, is changed by one', async () => {
      const id = await desk.receive()
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, number) => change(id, { etat: number % 2 ? 'demo' : 'called', qui: me })),
      )
      expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
      expect((await rowOf(id)).version).toBe(1)
    })

    test('once it is saved, leads on to what is due next, as long as something is', async () => {
      const [first, second] = [await desk.receive({ message: "C'est urgent, vraiment." }), await desk.receive()]
      const saved = await change(first, { etat: 'called' })
      expect((await read(saved.headers.get('location') ?? '')).links).toContain(requestAt(second))
      expect((await read(requestAt(first))).links).not.toContain(requestAt(second))
      const last = await change(second, { etat: 'called' })
      expect((await read(last.headers.get('location') ?? '')).text).not.toContain('Demande suivante')
    })

    test('saved twice by a double press keeps its note once, and the same words of another day again', async () => {
      const id = await desk.receive()
      const save = () => change(id, { note: 'Pas de réponse.' })
      const answers = [await save(), ...(await Promise.all([save(), save()]))]
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
      const notes = () => desk.store.db.selectFrom('desk_notes').select('body').execute()
      expect(await notes()).toHaveLength(1)
      desk.wait(hour)
      await save()
      expect(await notes()).toHaveLength(2)
    })

    test.each([
      ['a state that is none', { etat: 'won' }],
      ['a version that is none', { version: 'x' }],
      ['an owner from elsewhere', { qui: 'intrus@ailleurs.fr' }],
    ])('with %s stays as it is', async (_, fields) => {
      const id = await desk.receive()
      expect((await change(id, { etat: 'called', ...fields })).status).toBe(400)
      expect(await rowOf(id)).toMatchObject({ state: 'new', version: 0 })
    })

    test("keeps what is being written under the name of who writes it: nobody finds a colleague's words in a shared tab", async () => {
      const id = await desk.receive()
      const colleague = await signIn(desk, other)
      const draftName = async (reader: DeskBrowser) =>
        / data-draft="([^"]+)"/.exec(await (await reader.get(requestAt(id))).text())?.[1]
      expect([await draftName(browser), await draftName(colleague)]).toEqual([`${me} ${id}`, `${other} ${id}`])
    })

    test('keeps what is too long for a note in the field', async () => {
      const id = await desk.receive()
      const answer = await change(id, { note: `${'é'.repeat(4000)}fin` })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('éfin')
      expect(await desk.store.db.selectFrom('desk_notes').selectAll().execute()).toEqual([])
    })

    test('in quarantine is released once, with the mails that it would have caused', async () => {
      const id = await desk.receive({}, 'too-fast')
      await desk.store.db.deleteFrom('outbox').execute()
      for (let press = 0; press < 2; press++) await browser.post(`${requestAt(id)}/verifiee`)
      const mails = await desk.store.db.selectFrom('outbox').select('kind').orderBy('kind').execute()
      expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'team'])
      expect((await read(deskPaths.home)).names).toEqual(['Jeanne Le Gall'])
    })

    test('shows the mails that failed and has them sent again, its own alone', async () => {
      const [id, foreign] = [await desk.receive(), await desk.receive({ email: 'x@exemple.org' })]
      await desk.store.db.updateTable('outbox').set({ state: 'set-aside', problem: '550 <b>Non</b>' }).execute()
      expect((await read(deskPaths.home)).text).toContain('Email non distribué')
      expect((await read(requestAt(id))).text).toContain('550 <b>Non</b>')
      const states = async () =>
        (
          await desk.store.db.selectFrom('outbox').selectAll().where('request_id', '=', id).orderBy('kind').execute()
        ).map((mail) => mail)
      const [confirmation] = await states()
      await browser.post(`${requestAt(foreign)}/courriels/${confirmation?.id}`)
      expect((await states()).map(({ state }) => state)).toEqual(['set-aside', 'set-aside'])
      await browser.post(`${requestAt(id)}/courriels/${confirmation?.id}`)
      expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'set-aside'])
    })

    test('that is gone, limited or invented is not there', async () => {
      const id = await desk.receive()
      await browser.post(`${deskPaths.person}/limiter`, { adresse: 'jeanne.legall@organisation.fr' })
      for (const address of [id, 'x', "' or 1=1", '../connexion']) {
        expect((await read(`${deskPaths.requests}/${encodeURIComponent(address)}`)).status, address).toBe(404)
      }
      expect((await change(id, { etat: 'called' })).status).toBe(404)
    })
  })

  describe("a person's file", () => {
    const address = 'jeanne.legall@organisation.fr'
    const inFile = (done = '') => `${deskPaths.person}?adresse=${encodeURIComponent(address)}${done}`

    test('gives what is held as a letter and as JSON, and says by when the law wants an answer', async () => {
      const id = await desk.receive()
      await change(id, { note: 'Une note.' })
      const page = await read(inFile().replace('jeanne', 'JEANNE'))
      expect(page.text).toContain('1 demande')
      expect(page.text).toContain('avant le 16 décembre 2026')
      const letter = await browser.get(inFile().replace('?', '/donnees.txt?'))
      expect(letter.headers.get('content-disposition')).toContain('attachment')
      expect(await letter.text()).toContain('Une note.')
      const { requests } = await (await browser.get(inFile().replace('?', '/donnees.json?'))).json()
      expect(requests).toMatchObject([{ id, notes: [{ body: 'Une note.' }] }])
      expect((await read(`${deskPaths.person}?adresse=personne@exemple.org`)).text).toContain('ne détient rien')
    })

    test('is corrected by the rules of the form, in all requests or in one', async () => {
      const [first, second] = [await desk.receive(), await desk.receive({ message: 'Un second message.' })]
      const correct = (fields: Record<string, string>) =>
        browser.post(`${deskPaths.person}/corriger`, { adresse: address, demande: first, ...fields })
      const refused = await correct({ phone: '12' })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain('Format invalide')
      await correct({ phone: '06 39 98 00 00', lastName: 'Le Goff' })
      for (const id of [first, second]) expect(await rowOf(id)).toMatchObject({ last_name: 'Le Goff' })
      await correct({ message: 'Le message corrigé.' })
      expect((await rowOf(first)).message).toBe('Le message corrigé.')
      expect((await rowOf(second)).message).toBe('Un second message.')
      await correct({ message: 'Encore corrigé.', company: 'Ville de Nantes', useCase: 'other' })
      expect(await rowOf(first)).toMatchObject({ message: 'Encore corrigé.', use_case: 'other' })
      for (const id of [first, second])
        expect(await rowOf(id), 'what is common, though the message changes with it').toMatchObject({
          company: 'Ville de Nantes',
        })
      expect(await rowOf(second)).toMatchObject({ message: 'Un second message.' })
      expect((await rowOf(second)).use_case).not.toBe('other')
      expect((await read(`${deskPaths.home}?q=goff`)).names, 'found by its new name').toHaveLength(2)
      const moved = await correct({ email: 'nouvelle@exemple.org', message: 'Ma nouvelle adresse.' })
      expect(moved.headers.get('location')).toContain('nouvelle%40exemple.org')
      const file = await read(moved.headers.get('location') ?? '')
      expect(file.text, 'the file is not split').toContain('2 demandes')
    })

    test('corrected by two people from the same page keeps both, and says where both changed one field', async () => {
      const id = await desk.receive({ message: 'Deux\nlignes.' })
      const page = async () => {
        const elements = elementsOf(parseHtml(await (await browser.get(inFile())).text()))
        const form = elements.find(({ attributes }) => attributes.get('action')?.endsWith('/corriger'))
        const controls = (form ? elementsOf(form) : []).flatMap((element): [string, string][] => {
          const { tag, attributes } = element
          const name = attributes.get('name')
          const chosen = elementsOf(element).find(({ attributes: own }) => own.has('selected')) ?? element
          const value = tag === 'textarea' ? textOf(element) : (chosen.attributes.get('value') ?? '')
          return name === undefined ? [] : [[name, value.replaceAll('\n', '\r\n')]]
        })
        return Object.fromEntries(controls)
      }
      const [mine, theirs] = [await page(), await page()]
      const correct = (fields: Record<string, string>) => browser.post(`${deskPaths.person}/corriger`, fields)
      await correct({ ...theirs, phone: '06 39 98 00 01', position: 'Maire' })
      await correct({ ...mine, company: 'Ville de Nantes' })
      expect(await rowOf(id)).toMatchObject({ phone: '06 39 98 00 01', company: 'Ville de Nantes', position: 'Maire' })
      expect((await rowOf(id)).message, 'as a browser sends it, a line break is no change').toBe('Deux\nlignes.')

      const both = await correct({ ...mine, phone: '06 39 98 00 02', lastName: 'Le Goff' })
      const refused = await shown(both)
      expect(refused.status).toBe(409)
      expect(refused.text).toContain("Corrigé entre-temps par quelqu'un d'autre : « 06 39 98 00 01 ».")
      expect(refused.links, 'the fault is at hand at the top of the page').toContain(`#phone-${id}`)
      expect(await rowOf(id)).toMatchObject({ phone: '06 39 98 00 01', last_name: 'Le Gall' })
      await correct({ ...(await page()), phone: '06 39 98 00 02' })
      expect(await rowOf(id)).toMatchObject({ phone: '06 39 98 00 02', position: 'Maire' })
    })

    test('is limited and lifted', async () => {
      const id = await desk.receive()
      await browser.post(`${deskPaths.person}/limiter`, { adresse: address })
      const closed = await read(requestAt(id))
      expect(closed.status).toBe(404)
      expect(closed.text, 'who comes from the trail is not told that it is erased').toContain('son usage est limité')
      expect((await read(inFile())).text).toContain("L'usage est limité depuis le 16 novembre 2026")
      await browser.post(`${deskPaths.person}/lever`, { adresse: address })
      expect((await read(deskPaths.home)).names).toHaveLength(1)
    })

    test('is erased with a word, and not without it', async () => {
      await desk.receive()
      const erase = (mot: string) => browser.post(`${deskPaths.person}/effacer`, { adresse: address, mot })
      expect((await erase('oui')).headers.get('location')).toContain('fait=non-efface')
      expect((await read(inFile())).text).toContain('1 demande')
      expect((await erase(' effacer ')).headers.get('location')).toContain('fait=efface')
      expect((await read(inFile())).text).toContain('ne détient rien')
    })
  })

  test('Every reading and every change is in the trail: who, what, on which request, and no word of it', async () => {
    const id = await desk.receive({ message: 'Un message confidentiel.' })
    await read(deskPaths.home)
    await read(requestAt(id))
    await change(id, { etat: 'called', note: 'Une note confidentielle.' })
    await read(`${deskPaths.person}?adresse=jeanne.legall@organisation.fr`)
    await browser.get(`${deskPaths.person}/donnees.json?adresse=jeanne.legall@organisation.fr`)
    expect(await trail()).toEqual([
      [me, 'list', null],
      ...['read', 'change', 'note', 'file', 'download'].map((action) => [me, action, id]),
    ])
    const { text } = await read(deskPaths.audit)
    expect(text).toMatch(/A téléchargé les données d'une personne.*A ouvert la liste/s)
    expect(text).not.toContain('confidentiel')
    await browser.post(`${deskPaths.person}/effacer`, { adresse: 'jeanne.legall@organisation.fr', mot: 'EFFACER' })
    expect((await trail()).map(([, action, request]) => [action, request])).toContainEqual(['erase', null])
    expect((await trail()).every(([, , request]) => request === null)).toBe(true)
  })

  test('Whatever people typed is text, in every field and on every page', async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(2)>{{7*7}}\u202e`
    const id = await desk.receive({
      ...{ company: attack, position: attack, message: attack.repeat(3) },
      email: "o'hara+<x@exemple.org".replace('<', ''),
    })
    await change(id, { note: attack })
    const pages = [
      deskPaths.home,
      requestAt(id),
      `${deskPaths.person}?adresse=${encodeURIComponent("o'hara+x@exemple.org")}`,
    ]
    for (const page of [...pages, `${deskPaths.home}?q=${encodeURIComponent(attack)}`]) {
      const { tags, text } = await read(page)
      expect(tags.filter((tag) => tag === 'script')).toHaveLength(1)
      expect(tags).not.toContain('img')
      expect(text).not.toContain('\u202e')
    }
    expect((await read(requestAt(id))).text).toContain('"><script>alert(1)</script>')
  })
})
