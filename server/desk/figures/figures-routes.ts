import { Hono } from 'hono'
import type { FiguresView } from '#contract/desk-figures.ts'
import { parisDay } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import { record } from '../audit.ts'
import { attachment, type DeskEnv, type Show } from '../desk-context.ts'
import { settleRequests } from '../settle-requests.ts'
import { type QuestionOf, readAssistantFigures } from './assistant-figures.ts'
import { figuresCsv } from './figures-csv.ts'
import { readRequestFigures } from './request-figures.ts'

type Dependencies = {
  readonly store: Store
  readonly now: () => number
  readonly questionOf: QuestionOf
  readonly show: Show
}

/** How it goes, as a page and as a file. */
export function figuresRoutes({ store, now, questionOf, show }: Dependencies) {
  const routes = new Hono<DeskEnv>()

  routes.get('/chiffres', async (c) => {
    const figures = await read()
    await record(store, [{ who: c.get('member'), action: 'figures' }], now())
    return show(c, { page: 'figures', ...figures })
  })

  routes.get('/chiffres.csv', async (c) => {
    const figures = await read()
    await record(store, [{ who: c.get('member'), action: 'export' }], now())
    return attachment(c, `chiffres-${parisDay(now())}.csv`, 'text/csv', figuresCsv(figures))
  })

  async function read(): Promise<FiguresView> {
    await settleRequests(store)
    const [requests, assistant] = await Promise.all([
      readRequestFigures(store, now()),
      readAssistantFigures(store, now(), questionOf),
    ])
    return { ...requests, assistant }
  }

  return routes
}
