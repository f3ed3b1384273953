import { describe, expect, test } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { engines } from '#testing/both-engines.ts'
import { deskOn, me, other, requestAt } from '#testing/desk-on.ts'

const hour = 3600 * 1000

describe.each(engines)('On %s', (engine) => {
  const at = deskOn(engine)
  const { change, read } = at

  const trail = async () =>
    (await at.desk.store.db.selectFrom('desk_audit').selectAll().orderBy('id').execute()).map(
      ({ who, action, request_id }) => [who, action, request_id],
    )

  describe('the list', () => {
    test('shows what is due first, what is late in words, and neither limited nor quarantined requests', async () => {
      await at.desk.receive({ lastName: 'Calme', email: 'calme@exemple.org' })
      await at.desk.receive({
        lastName: 'Pressée',
        email: 'pressee@exemple.org',
        message: "C'est urgent, rappelez-moi.",
      })
      at.desk.wait(-20 * 24 * hour)
      await at.desk.receive({ lastName: 'Oubliée', email: 'oubliee@exemple.org' })
      at.desk.wait(20 * 24 * hour)
      await at.desk.receive({ lastName: 'Robot', email: 'robot@exemple.org' }, 'trap')
      await at.desk.receive({ lastName: 'Gelée', email: 'gelee@exemple.org' })
      await at.browser.post(`${deskPaths.person}/limiter`, { adresse: 'gelee@exemple.org' })

      const list = await read(deskPaths.home)
      expect(list.names).toEqual(['Jeanne Oubliée', 'Jeanne Pressée', 'Jeanne Calme'])
      expect(list.text).toMatch(/En retard de \d+ jours.*Jeanne Oubliée.*Urgente.*Jeanne Pressée/s)
      expect(list.text).toContain('1en retard')
      expect((await read(`${deskPaths.home}?vue=quarantine`)).names).toEqual(['Jeanne Robot'])
      expect((await read(`${deskPaths.home}?vue=all`)).names).toHaveLength(3)
    })

    test('is searched without accents, in any order, by phone, and takes wildcards for letters', async () => {
      await at.desk.receive({
        firstName: 'Hélène',
        lastName: 'Ørsted',
        email: 'h@exemple.org',
        phone: '+33 6 39 98 00 01',
      })
      await at.desk.receive({ lastName: 'Dupont', email: 'd@exemple.org', company: '100 % naturel' })
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
      const id = await at.desk.receive()
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
          await at.desk.receive({ lastName: `N${'abcdefghij'[Math.floor(number / 10)]}${'abcdefghij'[number % 10]}` }),
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
      await at.desk.receive()
      const { received_at } = await at.desk.store.db
        .selectFrom('contact_requests')
        .select('received_at')
        .executeTakeFirstOrThrow()
      at.desk.wait(1000)
      await at.desk.receive()
      await at.desk.receive({}, 'trap')
      const count = async (since: string) => (await at.browser.get(`${deskPaths.arrivals}?depuis=${since}`)).json()
      expect(await count(String(received_at))).toEqual({ count: 1 })
      expect(await count(String(at.desk.now()))).toEqual({ count: 0 })
      expect((await at.browser.get(`${deskPaths.arrivals}?depuis=hier`)).status).toBe(400)
    })
  })

  test('Whatever is opened or changed is in the trail, the trail itself included: who, what, on which request, and no word of it', async () => {
    const id = await at.desk.receive({ message: 'Un message confidentiel.' })
    await read(deskPaths.home)
    await read(requestAt(id))
    await change(id, { etat: 'called', note: 'Une note confidentielle.' })
    await read(`${deskPaths.person}?adresse=jeanne.legall@organisation.fr`)
    await at.browser.get(`${deskPaths.person}/donnees.json?adresse=jeanne.legall@organisation.fr`)
    expect(await trail()).toEqual([
      [me, 'list', null],
      ...['read', 'change', 'note', 'file', 'download'].map((action) => [me, action, id]),
    ])
    const { text } = await read(deskPaths.audit)
    expect(text).toContain("Chaque ligne s'efface d'elle-même au bout d'un an.")
    expect(text).toMatch(/A téléchargé les données d'une personne.*A ouvert la liste/s)
    expect(text).not.toContain('confidentiel')
    expect((await trail()).at(-1)).toEqual([me, 'trail', null])
    expect(text).toContain('A ouvert le journal')
    await at.browser.post(`${deskPaths.person}/effacer`, { adresse: 'jeanne.legall@organisation.fr', mot: 'EFFACER' })
    expect((await trail()).map(([, action, request]) => [action, request])).toContainEqual(['erase', null])
    expect((await trail()).every(([, , request]) => request === null)).toBe(true)
  })

  test('Whatever people typed is text, in every field and on every page', async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(2)>{{7*7}}\u202e`
    const id = await at.desk.receive({
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
