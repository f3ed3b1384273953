import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { engines } from '#testing/both-engines.ts'
import { newestLink, signIn } from '#testing/desk.ts'
import { deskGateOn } from '#testing/desk-gate.ts'

describe.each(engines)('On %s', (engine) => {
  const at = deskGateOn(engine)

  test('After signing in one is at the page of the desk that was asked for, and at no other address', async () => {
    const id = await at.desk.receive()
    const browser = at.desk.browser()
    const wanted = `${deskPaths.requests}/${id}`
    const gate = await (await browser.get(`${wanted}?fait=enregistre`)).text()
    expect(gate).toContain(`name="suite" value="${wanted}"`)
    const sent = await at.askedFor(browser, 'moi@exemple.fr', { suite: wanted })
    expect(await (await browser.get(sent.headers.get('location') ?? '')).text()).toContain(`value="${wanted}"`)
    const entered = await browser.post(await newestLink(at.desk))
    expect([entered.status, entered.headers.get('location')]).toEqual([303, wanted])
    expect((await browser.get(wanted)).status).toBe(200)

    for (const hostile of ['//ailleurs.example', '/\\ailleurs.example', '/equipe/%2e%2e//ailleurs.example']) {
      const other = at.desk.browser()
      await at.askedFor(other, 'moi@exemple.fr', { suite: hostile })
      expect((await other.post(await newestLink(at.desk))).headers.get('location')).toBe(deskPaths.home)
      const again = await (await other.get(`${deskPaths.signIn}?suite=${encodeURIComponent(hostile)}`)).text()
      expect(again).not.toContain('ailleurs')
    }
  })

  test('What was being changed when the session ended is come back to', async () => {
    const id = await at.desk.receive()
    const browser = await signIn(at.desk)
    await at.desk.store.db.deleteFrom('desk_sessions').execute()
    const answer = await browser.post(`${deskPaths.requests}/${id}`, { etat: 'called', version: '0', note: 'x' })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain(`name="suite" value="${deskPaths.requests}/${id}"`)
  })

  test('No character that a database refuses brings a page down', async () => {
    const id = await at.desk.receive()
    const browser = await signIn(at.desk)
    for (const path of [
      '?q=%00',
      '?qui=%00a',
      '?apres=%00',
      '/demandes/%00',
      '/personne?adresse=a%00@b.fr',
      '/journal?apres=%00',
    ]) {
      const { status } = await browser.get(`/equipe${path}`)
      expect([200, 400, 404], `${path}: ${status}`).toContain(status)
    }
    for (const [path, fields] of [
      [`/demandes/${id}`, { etat: 'called', version: '0', note: 'a\0b' }],
      [`/demandes/${id}`, { etat: 'called', version: '0', qui: 'a\0@equipe.exemple.fr' }],
      ['/personne/limiter', { adresse: 'a\0@b.fr' }],
      ['/personne/effacer', { adresse: 'a\0@b.fr', mot: 'EFFACER' }],
      ['/personne/corriger', { adresse: 'a\0@b.fr', demande: '\0' }],
    ] as const) {
      const { status } = await browser.post(`/equipe${path}`, fields)
      expect(status, path).toBe(400)
    }
  })

  test('A request can be given to nobody but an address that can sign in', async () => {
    const id = await at.desk.receive()
    const browser = await signIn(at.desk)
    const give = (qui: string) => browser.post(`${deskPaths.requests}/${id}`, { etat: 'new', version: '0', qui })
    for (const owner of [
      `${'a'.repeat(60_000)}@equipe.exemple.fr`,
      '<img src=x>@equipe.exemple.fr',
      'a b@equipe.exemple.fr',
      '@equipe.exemple.fr',
      'intrus@ailleurs.fr',
    ])
      expect((await give(owner)).status, owner.slice(0, 40)).toBe(400)
    expect((await give('MOI@Exemple.fr')).status).toBe(303)
    const row = await at.desk.store.db
      .selectFrom('contact_requests')
      .select('owner')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row?.owner).toBe('moi@exemple.fr')
  })

  test('The mailed link leads to the site’s own address, whatever host was asked', async () => {
    const browser = at.desk.browser()
    const headers = {
      Origin: 'http://ailleurs.example',
      Host: 'ailleurs.example',
      'X-Forwarded-Host': 'ailleurs.example',
    }
    const answer = await browser.post(deskPaths.signIn, { adresse: 'moi@exemple.fr' }, headers)
    if (answer.status === 303) {
      while ((await at.desk.store.db.selectFrom('desk_sign_ins').select('id').execute()).length === 0)
        await setTimeout(5)
      expect((await at.desk.mails()).at(-1)?.text).toContain('http://localhost:3000/equipe/connexion/')
    }
    for (const mail of await at.desk.mails()) expect(JSON.stringify(mail)).not.toContain('ailleurs.example')
  })

  test('A cookie that somebody planted beforehand opens nothing, and the session is a new one', async () => {
    const planted = 'P'.repeat(43)
    const browser = at.desk.browser()
    browser.cookies.set('equipe', planted)
    await at.askedFor(browser, 'moi@exemple.fr')
    await browser.post(await newestLink(at.desk))
    expect(browser.cookies.get('equipe')).toMatch(/^(?!P{43})[\w-]{43}$/)
    const intruder = at.desk.browser()
    intruder.cookies.set('equipe', planted)
    expect((await intruder.get(deskPaths.home)).status).toBe(401)
  })

  test('Whoever signs in anew leaves no former session behind', async () => {
    const browser = await signIn(at.desk)
    const former = at.desk.browser()
    former.cookies.set('equipe', browser.cookies.get('equipe') ?? '')
    expect((await former.get(deskPaths.home)).status).toBe(200)
    await at.askedFor(browser, 'moi@exemple.fr')
    await browser.post(await newestLink(at.desk))
    expect((await browser.get(deskPaths.home)).status).toBe(200)
    expect((await former.get(deskPaths.home)).status).toBe(401)
  })

  test('What cannot be the id of a request is none, and becomes no header', async () => {
    const browser = await signIn(at.desk)
    for (const id of ['x%0d%0aSet-Cookie:%20a=b', '%F0%9F%98%80', '..%2f..%2fx', '%5c%5cailleurs.example'])
      for (const end of ['', '/verifiee', `/courriels/${id}`]) {
        const answer = await browser.post(`${deskPaths.requests}/${id}${end}`, { etat: 'new', version: '0' })
        expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([404, null, []])
      }
  })

  test('A link on another site leads to pages of the desk, and has nothing downloaded', async () => {
    const from = { 'Sec-Fetch-Site': 'cross-site' }
    for (const path of ['/personne/donnees.json?adresse=a@b.fr', '/chiffres.csv', '/arrivees?depuis=0'])
      expect(await (await at.desk.browser().get(`/equipe${path}`, from)).text()).toContain('content="0;url=/equipe"')
  })

  test('No page with a name on it is shown without a line in the trail, not even one that refuses a change', async () => {
    const id = await at.desk.receive({ firstName: 'Apolline' })
    const browser = await signIn(at.desk)
    await at.desk.store.db.deleteFrom('desk_audit').execute()
    const answer = await browser.post(`${deskPaths.requests}/${id}`, { etat: 'spam', version: '9', qui: '' })
    expect([answer.status, (await answer.text()).includes('Apolline')]).toEqual([409, true])
    expect(await at.desk.store.db.selectFrom('desk_audit').select(['who', 'action', 'request_id']).execute()).toEqual([
      { who: 'moi@exemple.fr', action: 'read', request_id: id },
    ])
  })

  test('A correction while deadlines are worked out leaves nothing of the former name to be found by', async () => {
    const browser = await signIn(at.desk)
    for (let round = 0; round < 5; round++) {
      const email = `r${round}@exemple.org`
      const id = await at.desk.receive({ email, lastName: 'Jadis' })
      const correction = { adresse: email, demande: id, lastName: 'Naguère' }
      await Promise.all([
        browser.get(deskPaths.home),
        browser.post(`${deskPaths.person}/corriger`, correction),
        browser.get(deskPaths.home),
      ])
    }
    await browser.get(deskPaths.home)
    const rows = await at.desk.store.db.selectFrom('contact_requests').select('search').execute()
    expect(rows.map(({ search }) => search).join()).not.toContain('jadis')
    expect(rows.map(({ search }) => search).join()).toContain('naguere')
  })

  test('Tags behind a name are no other mailbox', async () => {
    let tag = 0
    const ask = (network: string) => at.desk.browser(at.desk.deskFor(), network).ask(`paul+${++tag}@equipe.exemple.fr`)
    const statuses: number[] = []
    for (let times = 0; times < 6; times++) statuses.push((await ask('203.0.113.7')).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  })

  test('Whoever came in from a place before still gets links there, however many strangers ask', async () => {
    const ask = async (network: string, address = 'moi@exemple.fr') =>
      (await at.desk.browser(at.desk.deskFor(), network).ask(address)).status
    await signIn(at.desk)
    // As many networks as it takes: nothing is left for this mailbox, nor for the site.
    for (let host = 1; host <= 25; host++) await ask(`203.0.113.${host}`)
    const fillUp = () =>
      at.desk.store.db
        .updateTable('rate_windows')
        .set({ count: 300, ends_at: at.desk.now() + 1000 })
        .where('key', '=', 'sign-in:site')
        .execute()
    await fillUp()
    expect([await ask('198.51.100.20'), await ask('192.0.2.7', 'inconnue@equipe.exemple.fr')]).toEqual([429, 429])
    const own: number[] = []
    for (let times = 0; times < 6; times++) own.push(await ask('192.0.2.7'))
    expect(own).toEqual([303, 303, 303, 303, 303, 429])
    at.desk.wait(31 * 24 * 3600 * 1000)
    await fillUp()
    expect(await ask('192.0.2.7')).toBe(429)
  })

  test('One network cannot lock a member out by asking in their name', async () => {
    const ask = (network: string) => at.desk.browser(at.desk.deskFor(), network).ask('moi@exemple.fr')
    const statuses: number[] = []
    for (let times = 0; times < 8; times++) statuses.push((await ask('203.0.113.7')).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429, 429])
    expect((await ask('198.51.100.20')).status).toBe(303)
    const others: number[] = []
    for (let host = 30; host < 55; host++) others.push((await ask(`198.51.100.${host}`)).status)
    expect(others.filter((status) => status === 303).length, 'mails to one mailbox stay few').toBeLessThanOrEqual(20)
  })
})
