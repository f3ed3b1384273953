import { Hono } from 'hono'
import type { createRetention } from '#server/contact/retention.ts'
import type { Environment } from '#server/environment.ts'
import { requestIdOf } from '#server/http/request-id.ts'
import type { Log } from '#server/log.ts'
import type { Store } from '#server/store/open-store.ts'
import { auditRoutes } from './audit-routes.ts'
import { createDeskCookies } from './cookies.ts'
import { createShow, type DeskEnv, hasNull, type RenderDesk } from './desk-context.ts'
import { deskHeaders } from './desk-headers.ts'
import { entryRoutes } from './entry-routes.ts'
import type { QuestionOf } from './figures/assistant-figures.ts'
import { figuresRoutes } from './figures/figures-routes.ts'
import { listRoutes } from './list-routes.ts'
import { isOwnPost } from './own-post.ts'
import { personRoutes } from './person-routes.ts'
import { requestRoutes } from './request-routes.ts'
import { returnPage } from './return-page.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'

/** What the build gives. */
export type DeskPages = {
  readonly render: RenderDesk
}

export type DeskDependencies = DeskPages & {
  readonly environment: Environment
  readonly store: Store
  /** The key of the store. */
  readonly secret: () => Promise<string>
  readonly now: () => number
  readonly wakeOutbox: () => void
  readonly retention: Pick<ReturnType<typeof createRetention>, 'erase'>
  /** Where mails are written that no server takes. */
  readonly mailFolder: string
  readonly questionOf: QuestionOf
  readonly random?: () => number
  readonly log: Log
}

/** Everything under /equipe: who comes in, and the order in which their pages answer. */
export function createDesk(dependencies: DeskDependencies) {
  const { environment, log, render, now } = dependencies
  const { SITE_URL, BACKEND_URL, TEAM_EMAILS: team } = environment
  const deskUrl = BACKEND_URL ?? SITE_URL
  const cookies = createDeskCookies(deskUrl)
  const sessions = createSessions({ ...dependencies, team })
  const signIn = createSignIn({ ...dependencies, team })
  const show = createShow(render, now)
  const desk = new Hono<DeskEnv>()

  desk.use(deskHeaders(deskUrl))
  desk.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    // As everywhere on the site: an address has one spelling.
    if (pathname !== '/' && pathname.endsWith('/')) return c.redirect(`${pathname.slice(0, -1)}${search}`, 308)
    return next()
  })
  desk.use(async (c, next) => {
    if (hasNull(c.req.url)) return c.html(render({ page: 'failed', reason: 'form' }), 400)
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isReading || isOwnPost(c, deskUrl)) return next()
    return c.html(render({ page: 'failed', reason: 'origin' }), 403)
  })
  desk.route('/', entryRoutes({ environment, cookies, signIn, sessions, render }))

  desk.use(async (c, next) => {
    const token = cookies.read(c, 'session')
    const member = await sessions.memberOf(token)
    if (member !== undefined) {
      c.set('member', member)
      return next()
    }
    const { pathname, search } = new URL(c.req.url)
    const asked = c.req.method === 'GET' ? `${pathname}${search}` : pathname
    // SameSite=Strict: a link in a mail brings no cookie, the page that follows it does.
    if (token === undefined && c.req.method === 'GET' && c.req.header('sec-fetch-site') === 'cross-site') {
      return c.html(render({ page: 'crossing', address: returnPage(asked) }))
    }
    if (token !== undefined) cookies.remove(c, 'session')
    const notice = token === undefined ? 'none' : 'session-over'
    return c.html(render({ page: 'sign-in', notice, next: returnPage(asked) }), 401)
  })

  desk.route('/', listRoutes({ ...dependencies, show }))
  desk.route('/demandes', requestRoutes({ ...dependencies, show }))
  desk.route('/personne', personRoutes({ ...dependencies, show }))
  desk.route('/journal', auditRoutes({ ...dependencies, show }))
  desk.route('/', figuresRoutes({ ...dependencies, show }))

  desk.all('*', (c) => show(c, { page: 'missing' }, 404))
  desk.onError((error, c) => {
    // Not the address, which may hold a link or a person's.
    log.error({ err: error, requestId: requestIdOf(c) }, 'A page of the desk failed.')
    return c.html(render({ page: 'failed', reason: 'store' }), 503)
  })
  return desk
}
