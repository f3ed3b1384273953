import { afterAll, beforeAll, beforeEach } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { elementsOf, parseHtml, textOf } from '#tools/build/parse-html.ts'
import { type engines, postgres } from './both-engines.ts'
import { type DeskBrowser, signIn, startDesk } from './desk.ts'

/** A Monday, at eleven in Paris. */
const start = Date.parse('2026-11-16T10:00:00Z')

export const me = 'moi@exemple.fr'
export const other = 'autre@exemple.fr'

export const requestAt = (id: string) => `${deskPaths.requests}/${id}`

/** The desk of two on one engine, empty before each test, with the browser of one who has signed in. Call it within a `describe`. */
export function deskOn(engine: (typeof engines)[number]) {
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

  return {
    get desk() {
      return desk
    },
    get browser() {
      return browser
    },
    read: async (path: string) => shown(await browser.get(path)),
    change: (id: string, fields: Record<string, string>, who = browser) =>
      who.post(requestAt(id), { etat: 'new', qui: '', version: '0', note: '', ...fields }),
    rowOf: (id: string) =>
      desk.store.db.selectFrom('contact_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  }
}

/** What a page of the desk shows. */
export async function shown(answer: Response) {
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
