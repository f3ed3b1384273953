import { describe, expect, test } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { engines } from '#testing/both-engines.ts'
import { type DeskBrowser, newestLink, signIn, startDesk } from '#testing/desk.ts'
import { deskGateOn } from '#testing/desk-gate.ts'

const minute = 60_000
const hour = 60 * minute

describe.each(engines)('On %s', (engine) => {
  const at = deskGateOn(engine)

  test('A link that was mailed opens the desk once, by its button, in the browser that asked for it', async () => {
    const browser = at.desk.browser()
    expect((await browser.get(deskPaths.home)).status).toBe(401)
    const answer = await at.askedFor(browser, ' MOI@exemple.fr ')
    expect(answer.status).toBe(303)
    const link = await newestLink(at.desk)
    expect(link).toMatch(/^\/equipe\/connexion\/[\w-]{43}$/)

    for (let scans = 0; scans < 3; scans++) expect(await (await browser.get(link)).text()).toContain('Ouvrir le bureau')
    const entered = await browser.post(link)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, deskPaths.home])
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('equipe='))
    expect(cookie).toMatch(/^equipe=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/)
    expect((await browser.get(deskPaths.home)).status).toBe(200)

    expect((await browser.post(link)).headers.get('location'), 'the second of two presses').toBe(deskPaths.home)
    browser.cookies.clear()
    for (const again of [await browser.get(link), await browser.post(link)]) {
      expect(again.status).toBe(410)
      expect(await again.text()).toContain('Ce lien ne sert plus')
    }
  })

  test('Pressed twice at once, the button lets in once', async () => {
    const browser = at.desk.browser()
    await at.askedFor(browser, 'moi@exemple.fr')
    const link = await newestLink(at.desk)
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post(link)))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(await at.desk.store.db.selectFrom('desk_sessions').selectAll().execute()).toHaveLength(1)
  })

  test('Another browser is told, and the link goes on to work in the right one', async () => {
    const browser = at.desk.browser()
    await at.askedFor(browser, 'paul@equipe.exemple.fr')
    const link = await newestLink(at.desk)
    const other = at.desk.browser()
    await at.askedFor(other, 'paul@equipe.exemple.fr')
    for (const stranger of [at.desk.browser(), other])
      for (const answer of [await stranger.get(link), await stranger.post(link)]) {
        expect(answer.status).toBe(403)
        expect(await answer.text()).toContain('Ce lien appartient à un autre navigateur')
      }
    expect((await browser.post(link)).status).toBe(303)
  })

  test('A link is over after a quarter of an hour, and an invented one never was', async () => {
    const browser = at.desk.browser()
    await at.askedFor(browser, 'moi@exemple.fr')
    const link = await newestLink(at.desk)
    at.desk.wait(15 * minute)
    for (const address of [link, `/equipe/connexion/${'A'.repeat(43)}`, '/equipe/connexion/..%2f'])
      for (const answer of [await browser.get(address), await browser.post(address)]) expect(answer.status).toBe(410)
  })

  test('A stranger gets the same answer and the same work, no mail, and leaves no address', async () => {
    const [member, stranger] = [at.desk.browser(), at.desk.browser()]
    const [known, unknown] = [
      await at.askedFor(member, 'moi@exemple.fr'),
      await at.askedFor(stranger, 'intrus@ailleurs.fr'),
    ]
    const shape = ({ status, headers }: Response) => [
      status,
      [...headers].map(([name, value]) => [name, value.replace(/=[\w-]{43}/, '=…')]),
    ]
    expect(shape(unknown)).toEqual(shape(known))
    expect(await unknown.text()).toBe(await known.text())
    const rows = await at.desk.store.db.selectFrom('desk_sign_ins').select('email').orderBy('email').execute()
    expect(rows).toEqual([{ email: '' }, { email: 'moi@exemple.fr' }])
    const before = (await at.desk.mails()).length
    expect((await at.desk.mails()).filter(({ to }) => to?.[0]?.address === 'intrus@ailleurs.fr')).toEqual([])
    expect(await at.desk.store.db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'sent' }])
    expect((await at.desk.mails()).length).toBe(before)
  })

  test('Asking is limited for an address and for a network, alike for everybody', async () => {
    const statuses = async (address: (number: number) => string) => {
      const found: number[] = []
      for (let number = 0; number < 12; number++) found.push((await at.desk.browser().ask(address(number))).status)
      return found
    }
    const five = [303, 303, 303, 303, 303]
    expect((await statuses(() => 'moi@exemple.fr')).slice(0, 6)).toEqual([...five, 429])
    await at.desk.store.db.deleteFrom('rate_windows').execute()
    expect((await statuses(() => 'intrus@ailleurs.fr')).slice(0, 6)).toEqual([...five, 429])
    await at.desk.store.db.deleteFrom('rate_windows').execute()
    expect(await statuses((number) => `p${number}@ailleurs.fr`)).toEqual([...five, ...five, 429, 429])
  })

  test('The store holds nothing that opens the desk', async () => {
    const browser = await signIn(at.desk)
    await at.askedFor(browser, 'moi@exemple.fr')
    const link = await newestLink(at.desk)
    const held = JSON.stringify([
      await at.desk.store.db.selectFrom('desk_sessions').selectAll().execute(),
      await at.desk.store.db.selectFrom('desk_sign_ins').selectAll().execute(),
      await at.desk.store.db.selectFrom('outbox').selectAll().execute(),
    ])
    for (const secret of [...browser.cookies.values(), link.split('/').at(-1) ?? '']) {
      expect(secret).toHaveLength(43)
      expect(held).not.toContain(secret)
    }
  })

  test('A session ends after twelve hours, by its button, everywhere at once, or when its address leaves the team', async () => {
    const [here, there] = [await signIn(at.desk), await signIn(at.desk)]
    const isIn = async (browser: DeskBrowser) => (await browser.get(deskPaths.home)).status === 200
    const token = here.cookies.get('equipe') ?? ''
    await here.post(deskPaths.signOut)
    here.cookies.set('equipe', token)
    expect([await isIn(here), await isIn(there)]).toEqual([false, true])

    const again = await signIn(at.desk)
    await again.post(deskPaths.signOut, { partout: '1' })
    expect(await isIn(there)).toBe(false)

    const late = await signIn(at.desk)
    const elsewhere = at.desk.browser(at.desk.deskFor('@equipe.exemple.fr'))
    for (const [name, value] of late.cookies) elsewhere.cookies.set(name, value)
    expect([await isIn(late), await isIn(elsewhere)]).toEqual([true, false])
    at.desk.wait(12 * hour)
    expect(await isIn(late)).toBe(false)
  })

  test.each([
    ['another site', { Origin: 'https://ailleurs.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['another site, by an old browser', { Origin: 'https://ailleurs.example', Host: 'localhost:3000' }],
    ['a neighbouring host', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-site' }],
    ['a page that hides its origin', { Origin: 'null', Host: 'localhost:3000' }],
    ['no page at all', {}],
  ])('What is posted by %s changes nothing', async (_, headers) => {
    const browser = await signIn(at.desk)
    const answer = await browser.post(deskPaths.signOut, { partout: '1' }, headers)
    expect(answer.status).toBe(403)
    expect((await browser.get(deskPaths.home)).status).toBe(200)
    expect((await browser.post(deskPaths.signIn, { adresse: 'moi@exemple.fr' }, headers)).status).toBe(403)
  })

  test('Every answer is for nobody to keep or find, and nothing of the desk opens without a session', async () => {
    const stranger = at.desk.browser()
    stranger.cookies.set('equipe', 'x'.repeat(43))
    for (const path of [
      '',
      '/journal',
      '/chiffres',
      '/personne?adresse=a@b.fr',
      '/demandes/x',
      '/arrivees',
      '/nulle-part',
    ]) {
      for (const answer of [await stranger.get(`/equipe${path}`), await stranger.post(`/equipe${path}`)]) {
        expect(answer.status, path).toBe(401)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('x-robots-tag')).toContain('noindex')
        expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self';/)
      }
    }
  })

  test('A link to the desk from elsewhere, which brings no cookie, leads in all the same', async () => {
    const browser = await signIn(at.desk)
    const kept = [...browser.cookies]
    browser.cookies.clear()
    const crossing = await (await browser.get('/equipe?q=a', { 'Sec-Fetch-Site': 'cross-site' })).text()
    expect(crossing).toMatch(/http-equiv="refresh" content="0;url=\/equipe\?q=a"/i)
    expect((await browser.get(deskPaths.home, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(401)
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect((await browser.get(deskPaths.home, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })
})

test('Behind HTTPS the cookies are of this host alone', async () => {
  const desk = await startDesk({ start: Date.now(), variables: { SITE_URL: 'https://www.exemple.fr' } })
  const answer = await desk.browser().ask('moi@exemple.fr')
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-equipe-navigateur=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; Secure; SameSite=Lax$/),
  ])
  const browser = await signIn(desk)
  expect([...browser.cookies.keys()]).toEqual(['__Host-equipe'])
  const token = browser.cookies.get('__Host-equipe') ?? ''
  for (const name of ['equipe', '__Secure-equipe', '__host-equipe', '\u00a0__Host-equipe']) {
    const neighbour = desk.browser()
    neighbour.cookies.set(name, token)
    expect((await neighbour.get(deskPaths.home)).status, 'a name that a neighbouring host may set').toBe(401)
  }
  const [own, plain, other] = ['https://www.exemple.fr', 'http://www.exemple.fr', 'https://www.exemple.fr:8443']
  for (const origin of [plain, other]) {
    const headers = { Origin: origin, Host: new URL(origin).host }
    expect((await browser.post(deskPaths.signOut, {}, headers)).status, origin).toBe(403)
  }
  expect((await browser.post(deskPaths.signOut, {}, { Origin: own, Host: 'anything' })).status).toBe(303)
  await desk.stop()
})
