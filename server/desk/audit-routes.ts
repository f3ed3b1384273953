import { Hono } from 'hono'
import { deskActions, deskFields } from '#contract/desk-view.ts'
import type { Store } from '#server/store/open-store.ts'
import { record } from './audit.ts'
import { type DeskEnv, isId, type Show } from './desk-context.ts'

const pageSize = 100

type Dependencies = { readonly store: Store; readonly now: () => number; readonly show: Show }

/** The trail, as the team sees it; that somebody looked is in it too. */
export function auditRoutes({ store, now, show }: Dependencies) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', async (c) => {
    await record(store, [{ who: c.get('member'), action: 'trail' }], now())
    const after = c.req.query(deskFields.after) ?? ''
    const rows = await store.db
      .selectFrom('desk_audit')
      .selectAll()
      .$if(isId(after), (query) => query.where('id', '<', after))
      // Ids grow with time.
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute()
    const entries = rows.slice(0, pageSize).flatMap(({ id, at, who, action, request_id }) => {
      const known = deskActions.find((name) => name === action)
      return known ? [{ id, at, who, action: known, requestId: request_id }] : []
    })
    return show(c, { page: 'audit', entries, after: rows.length > pageSize ? rows[pageSize - 1]?.id : undefined })
  })

  return routes
}
