import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offer } from '#content/brand/promises.ts'
import { deskPaths } from '#contract/desk-view.ts'
import { createRetention } from '#server/contact/retention.ts'
import { enqueueMails } from '#server/outbox/enqueue-mails.ts'
import { type DeskBrowser, signIn, startDesk, topicQuestions } from '#testing/desk.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { settleRequests } from '../settle-requests.ts'
import { readAssistantFigures } from './assistant-figures.ts'
import { readRequestFigures } from './request-figures.ts'

const hour = 3600 * 1000
const day = 24 * hour
const monday = Date.parse('2026-11-16T10:00:00+01:00')
const promised = offer.answerHours * hour
type Values = { received_at?: number; handled_at?: number; limited_at?: number; state?: 'called' | 'spam' }

const postgres = await sharedPostgres()

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let desk: Awaited<ReturnType<typeof startDesk>>
  let browser: DeskBrowser

  beforeAll(async () => {
    desk = await startDesk({
      variables: engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {},
      start: monday,
    })
    browser = await signIn(desk)
  })
  beforeEach(async () => {
    for (const table of ['contact_requests', 'outbox', 'assistant_counts', 'rate_windows', 'desk_audit'] as const)
      await desk.store.db.deleteFrom(table).execute()
  })
  afterAll(() => desk.stop())

  describe('requests', () => {
    test('are counted in the week they came in, in Paris, and by how the promise was kept', async () => {
      await handled(await request(), 2 * hour)
      await handled(await request(), promised + 6 * hour)
      await request({ message: 'C’est urgent, rappelez-moi.' }, monday - 3 * day)
      // In Paris that is already Monday.
      await request({}, Date.parse('2026-11-15T23:30:00Z'))
      await request({}, Date.parse('2026-11-15T22:30:00Z'))
      const { weeks, today, received, overdue } = await figures(monday + 2 * hour)
      expect(weeks).toHaveLength(12)
      expect(weeks.slice(-2)).toEqual([
        { monday: '2026-11-09', received: 2, kept: 0, late: 1, waiting: 1 },
        { monday: '2026-11-16', received: 3, kept: 1, late: 1, waiting: 1 },
      ])
      expect(weeks[0]).toEqual({ monday: '2026-08-31', received: 0, kept: 0, late: 0, waiting: 0 })
      expect(received).toBe(5)
      expect(today).toEqual({ day: '2026-11-16', received: 3, answered: 1 })
      expect(overdue).toBe(1)
    })

    test('that are apart, unwanted, limited or older are not', async () => {
      await desk.receive({}, 'trap')
      await set(await request(), { state: 'spam', handled_at: monday + hour })
      await set(await request(), { limited_at: monday })
      await handled(await request({}, monday - 90 * day), hour)
      expect(await figures()).toMatchObject({
        received: 0,
        medianAnswer: undefined,
        keptShare: undefined,
        overdue: 0,
        useCases: [],
      })
    })

    test('give a median that somebody waited, and the share that was answered in time', async () => {
      for (const waited of [hour, 2 * hour, 3 * hour, promised + 16 * hour]) await handled(await request(), waited)
      // Nobody has answered this one, a day after the promised time.
      await request()
      const { medianAnswer, keptShare } = await figures()
      expect(medianAnswer).toBe(2 * hour)
      expect(keptShare).toBe(0.6)
      await handled(await request(), 5 * hour)
      expect((await figures()).medianAnswer).toBe(3 * hour)
    })

    test('are broken down without telling of fewer than five, nor by their order', async () => {
      for (let count = 0; count < 6; count++) await request({ useCase: 'data-analysis', teamSize: '' })
      for (let count = 0; count < 4; count++) await request({ useCase: 'support-client', teamSize: '11-50' })
      await request({ useCase: 'content-generation', teamSize: '1-10' })
      const { useCases, teamSizes } = await figures()
      expect(useCases).toEqual([
        { label: 'Analyse de données', count: 6 },
        { label: 'Génération de contenus', count: 'few' },
        { label: 'Support client', count: 'few' },
      ])
      expect(teamSizes).toEqual([
        { label: 'Non précisé', count: 6 },
        { label: '1 à 10 personnes', count: 'few' },
        { label: '11 à 50 personnes', count: 'few' },
      ])
    })

    test('whose mails were set aside are counted by what they were', async () => {
      await request()
      await desk.store.db.updateTable('outbox').set({ state: 'set-aside' }).where('kind', '=', 'team').execute()
      expect((await figures()).setAside).toEqual([{ kind: 'team', count: 1 }])
      await desk.store.db.updateTable('contact_requests').set({ limited_at: 1 }).execute()
      expect((await figures()).setAside, 'what is limited is not shown').toEqual([])
    })
  })

  describe('questions to the assistant', () => {
    test('are told by day and topic, those without an answer as a share, and fewer than five nowhere', async () => {
      await asked('2026-11-16', 'answered', 'cost', 12)
      await asked('2026-11-15', 'answered', 'cost', 3)
      await asked('2026-11-15', 'answered', 'demo-length', 4)
      await asked('2026-11-14', 'declined', 'off-topic', 6)
      await asked('2026-11-14', 'missing', 'missing-jobs', 5)
      await asked('2026-11-14', 'missing', 'assurance-certifications', 2)
      await asked('2026-10-01', 'answered', 'cost', 100)
      const view = await readAssistantFigures(desk.store, monday, (topic) => topicQuestions[topic])
      expect(view.days).toHaveLength(30)
      expect(view.days.slice(-3)).toEqual([
        { day: '2026-11-14', count: 13 },
        { day: '2026-11-15', count: 7 },
        { day: '2026-11-16', count: 12 },
      ])
      expect(view.questions).toBe(32)
      expect(view.unanswered).toBe(13 / 32)
      expect(view.topics.map(({ label, count, days }) => [label, count, days.slice(-2)])).toEqual([
        ['Combien coûte un projet ?', 15, ['few', 12]],
        ['Combien de temps dure la démo ?', 'few', ['few', 0]],
      ])
      expect(view.declined).toEqual([{ label: 'Hors sujet', count: 6 }])
      expect(view.missing).toEqual([
        { label: 'Recrutement, stages', count: 5 },
        { label: 'Certifications', count: 'few' },
      ])
    })

    test('give no share from which a small number could be worked out', async () => {
      await asked('2026-11-16', 'answered', 'cost', 96)
      await asked('2026-11-16', 'declined', 'off-topic', 3)
      expect((await readAssistantFigures(desk.store, monday, (topic) => topicQuestions[topic])).unanswered).toBe('few')
      await desk.store.db.deleteFrom('assistant_counts').execute()
      await asked('2026-11-16', 'answered', 'cost', 3)
      expect(await readAssistantFigures(desk.store, monday, (topic) => topicQuestions[topic])).toMatchObject({
        questions: 'few',
        unanswered: undefined,
      })
    })
  })

  test('the page and the file need a session, are noted, and neither tells a small number', async () => {
    for (let count = 0; count < 6; count++) await handled(await request({ useCase: 'data-analysis' }), hour)
    for (let count = 0; count < 3; count++) await handled(await request({ useCase: 'support-client' }), hour)
    await asked('2026-11-16', 'missing', 'missing-jobs', 3)
    await asked('2026-11-16', 'answered', 'cost', 1234)

    for (const path of [deskPaths.figures, deskPaths.figuresExport]) {
      const stranger = await desk.browser().get(path)
      expect(stranger.status).toBe(401)
      expect(await stranger.text()).not.toContain('Analyse de données')
    }

    const page = await (await browser.get(deskPaths.figures)).text()
    expect(page).toContain('<h1 class="text-h2">Chiffres</h1>')
    expect(page).toMatch(/Aujourd(?:'|’|&#x27;)hui\s: \d+ reçues, \d+ répondues/)
    expect(page).toMatch(/Support client.*?<td>moins de 5<\/td>/s)
    expect(page).toMatch(/Recrutement, stages.*?<td>moins de 5<\/td>/s)
    expect(page).toContain('Voir en tableau')
    expect(page).toContain('sans la quarantaine, les indésirables ni les demandes limitées')
    expect(page).not.toMatch(/ style=/)

    const file = await browser.get(deskPaths.figuresExport)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="chiffres-2026-11-16.csv"')
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()).split('\r\n')
    expect(lines[0]).toBe('\ufeff"tableau";"période";"libellé";"valeur"')
    expect(lines).toContainEqual(expect.stringMatching(/^"Demandes du jour";"2026-11-16";"Reçues";"\d+"$/))
    expect(lines).toContain('"Par cas d\'usage";"2026-08-31";"Support client";"moins de 5"')
    expect(lines).toContain('"Cherché, et absent du site";"2026-10-18";"Recrutement, stages";"moins de 5"')
    expect(lines).toContain('"Ce que les visiteurs demandent";"2026-11-16";"Combien coûte un projet ?";"1234"')
    expect(lines.filter((line) => /;"[1-4]"$/.test(line))).toEqual([])

    const noted = await desk.store.db.selectFrom('desk_audit').select(['who', 'action']).orderBy('id').execute()
    expect(noted).toEqual([
      { who: 'moi@exemple.fr', action: 'figures' },
      { who: 'moi@exemple.fr', action: 'export' },
    ])
  })

  test('what was set aside is sent again from the page of its request; what belongs to none ends when the page says', async () => {
    const id = await request()
    await desk.store.write((transaction) =>
      enqueueMails(transaction, [{ kind: 'sign-in', request_id: null, once_key: 'sign-in:seed' }], monday),
    )
    await desk.store.db.updateTable('outbox').set({ state: 'set-aside', problem: '550 refusé' }).execute()
    const page = await (await browser.get(deskPaths.figures)).text()
    expect(page).toContain('Liens de connexion au bureau')
    const [, days] =
      /La page d\S{1,6}une demande permet de renvoyer.*le reste s.*?efface au bout de (\d+)\sjours/.exec(page) ?? []
    expect(Number(days)).toBeGreaterThan(0)
    expect(await (await browser.get(`${deskPaths.requests}/${id}`)).text()).toContain('Renvoyer')
    const retention = createRetention({ store: desk.store, removeMailFiles: async () => {} })
    const signIns = () => desk.store.db.selectFrom('outbox').select('id').where('kind', '=', 'sign-in').execute()
    for (const [age, left] of [
      [Number(days), 1],
      [Number(days) + 1, 0],
    ] as const) {
      await desk.store.db
        .updateTable('outbox')
        .set({ created_at: monday - age * day })
        .execute()
      await retention.purge(monday)
      expect(await signIns()).toHaveLength(left)
    }
  })

  test('before anything came, the page says so', async () => {
    const page = await (await browser.get(deskPaths.figures)).text()
    expect(page).toContain('Aucune demande en 12 semaines')
    expect(page).toContain('Aucune question en 30 jours')
    expect(page).not.toContain('NaN')
  })

  async function figures(now = monday + promised + day) {
    await settleRequests(desk.store)
    return readRequestFigures(desk.store, now)
  }

  async function request(content: Parameters<typeof desk.receive>[0] = {}, receivedAt = monday) {
    const id = await desk.receive(content)
    await set(id, { received_at: receivedAt })
    return id
  }

  async function handled(id: string, after: number) {
    const { received_at } = await desk.store.db
      .selectFrom('contact_requests')
      .select('received_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await set(id, { state: 'called', handled_at: Number(received_at) + after })
  }

  function set(id: string, values: Values) {
    return desk.store.db.updateTable('contact_requests').set(values).where('id', '=', id).execute()
  }

  function asked(on: string, outcome: 'answered' | 'declined' | 'missing', topic: string, count: number) {
    return desk.store.db.insertInto('assistant_counts').values({ day: on, outcome, topic, count }).execute()
  }
})
