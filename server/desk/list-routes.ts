import { Hono } from 'hono'
import { deskFields, type Filters, listTabs } from '#contract/desk-view.ts'
import type { Environment } from '#server/environment.ts'
import type { Store } from '#server/store/open-store.ts'
import { record } from './audit.ts'
import { type DeskContext, type DeskEnv, noticeIn, type Show } from './desk-context.ts'
import { countArrivals, countRequests, lastArrival, readCursor, readList } from './request-list.ts'
import { settleRequests } from './settle-requests.ts'
import { teamAddresses } from './team-addresses.ts'

type Dependencies = {
  readonly environment: Environment
  readonly store: Store
  readonly now: () => number
  readonly show: Show
}

const notices = { enregistre: 'saved', liberee: 'released', efface: 'erased' } as const

/** The list, and what came in since it was shown. */
export function listRoutes({ environment, store, now, show }: Dependencies) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', async (c) => {
    const filters = readFilters(c)
    const cursor = readCursor(c.req.query(deskFields.after))
    const since = await lastArrival(store)
    await settleRequests(store)
    const [list, counts, team] = await Promise.all([
      readList(store, filters, cursor),
      countRequests(store, now()),
      teamAddresses(store, environment.TEAM_EMAILS),
    ])
    await record(store, [{ who: c.get('member'), action: 'list' }], now())
    return show(c, {
      page: 'list',
      filters,
      ...counts,
      ...list,
      isFirstPage: cursor === undefined,
      team,
      since,
      notice: noticeIn(c, notices),
    })
  })

  /** For the page's script. It counts, and says nothing of anybody. */
  routes.get('/arrivees', async (c) => {
    const since = Number(c.req.query(deskFields.since))
    if (!Number.isSafeInteger(since)) return c.json({ count: 0 }, 400)
    return c.json({ count: await countArrivals(store, since) })
  })

  return routes
}

function readFilters(c: DeskContext): Filters {
  const tab = c.req.query(deskFields.tab)
  return {
    tab: listTabs.find((name) => name === tab) ?? 'new',
    owner: (c.req.query(deskFields.owner) ?? '').slice(0, 254),
    search: (c.req.query(deskFields.search) ?? '').slice(0, 100),
  }
}
