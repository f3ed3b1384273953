import { type Context, Hono } from 'hono'
import { chatAnswers } from '#content/chat-answers.ts'
import { contactAnswers } from '#content/contact-answers.ts'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { deskPaths } from '#contract/desk-view.ts'
import { type ChatService, chatEndpoint } from './assistant/chat-endpoint.ts'
import { contactEndpoint } from './contact/contact-endpoint.ts'
import { contactFormPost, type RenderContactPage } from './contact/contact-form-post.ts'
import type { ContactIntake } from './contact/contact-intake.ts'
import type { DeskEnv } from './desk/desk-context.ts'
import type { Environment } from './environment.ts'
import { allowedOrigins } from './http/allowed-origins.ts'
import { cspReportPath, cspReports } from './http/csp-reports.ts'
import { fileAt } from './http/filtered-pages.ts'
import { nameRequests, requestIdOf } from './http/request-id.ts'
import { searchedPage } from './http/searched-page.ts'
import { type InlineHashes, securityHeaders } from './http/security-headers.ts'
import { serveStaticFile } from './http/serve-static-file.ts'
import type { StaticFiles } from './http/static-files.ts'
import { forwardedFor } from './limits/visitor.ts'
import type { Log } from './log.ts'
import type { Meters } from './metrics/meters.ts'
import { routeOf } from './metrics/route-of.ts'

/** RFC 9110, section 4.1, wants 8000 characters to be understood; nothing of ours comes near. */
const longestAddress = 8000

export type AppDependencies = {
  environment: Environment
  files: StaticFiles
  inlineHashes: InlineHashes
  isReady: () => Promise<boolean>
  /** Whether the process is about to go; not where nobody asks. */
  isLeaving?: () => boolean
  receiveContactRequest: ContactIntake
  renderContactPage: RenderContactPage
  chat: ChatService
  /** The team's pages, where there is a team. */
  desk?: Hono<DeskEnv> | undefined
  log: Log
  /** Where somebody reads them. */
  meters?: Meters | undefined
}

/** The whole site as a function from request to answer; main.ts gives it a port, tests call it directly. */
export function createApp(dependencies: AppDependencies) {
  const { environment, files, inlineHashes, isReady, isLeaving = () => false, log, meters } = dependencies
  const app = new Hono()

  if (meters) {
    app.use(async (c, next) => {
      const started = performance.now()
      await next()
      meters.answered(c.req.method, c.req.path, c.res.status, (performance.now() - started) / 1000)
    })
  }

  app.use(nameRequests())
  app.use(securityHeaders(environment, inlineHashes))
  app.use(async (c, next) => (c.req.url.length > longestAddress ? c.text('Address too long\n', 414) : next()))

  app.get('/healthz', (c) => {
    if (isLeaving()) return c.json({ status: 'leaving' }, 503, { 'Cache-Control': 'no-store' })
    const health = { status: 'ok', forwardedFor: forwardedFor(c, environment.TRUSTED_PROXIES) }
    return c.json(health, 200, { 'Cache-Control': 'no-store' })
  })
  app.get('/readyz', async (c) => {
    const ready = await isReady()
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })

  app.post(cspReportPath, cspReports(dependencies))

  app.use('/functions/*', allowedOrigins(environment.ALLOWED_ORIGINS))
  app.all(apiPaths.contact, contactEndpoint(dependencies))
  app.post(paths.contact, contactFormPost(dependencies))
  app.all(apiPaths.chat, chatEndpoint(dependencies))

  if (dependencies.desk) {
    // As it is written, too: whoever lets only some networks to /equipe in a proxy compares what came over the wire.
    app.use(`${deskPaths.home}/*`, async (c, next) => (isSpelledOut(c) ? next() : notFound(c)))
    app.route(deskPaths.home, dependencies.desk)
  }

  app.get('*', async (c) => {
    // Undecoded, as the browser's router reads it: an address has one spelling.
    const url = new URL(c.req.url)
    const { pathname, search } = url
    if (pathname !== '/' && pathname.endsWith('/')) {
      // Relative, so that no Host header and no proxy's scheme can end up in the answer.
      return c.redirect(`/${withoutOuterSlashes(pathname)}${search}`, 308)
    }
    const file = fileAt(files, url)
    if (file && pathname !== '/404') return serveStaticFile(c, await searchedPage(file, url))
    if (pathname.startsWith('/assets/')) return c.text('Not found\n', 404)
    return notFound(c)
  })

  app.all('*', (c) => {
    if (!files.has(c.req.path)) return notFound(c)
    return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' })
  })

  function notFound(c: Parameters<typeof serveStaticFile>[0]) {
    const page = files.get('/404')
    return page ? serveStaticFile(c, page, 404) : c.text('Not found\n', 404)
  }

  app.onError((error, c) => {
    log.error(
      { err: error, requestId: requestIdOf(c), route: routeOf(c.req.method, c.req.path) },
      'The request failed.',
    )
    if (c.req.path === apiPaths.chat) return c.json({ error: chatAnswers.unavailable }, 500)
    if (c.req.path === apiPaths.contact) return c.json({ success: false, error: contactAnswers.failed }, 500)
    return c.text('Une erreur est survenue. Veuillez réessayer.\n', 500)
  })

  return app
}

/** Whether the address that was sent begins as the desk's does, before anything in it is decoded or taken together. */
function isSpelledOut(c: Context) {
  const sent: unknown = c.env?.incoming?.url
  const address = typeof sent === 'string' ? sent.replace(/^https?:\/\/[^/]*/i, '') : new URL(c.req.url).pathname
  return address.startsWith(deskPaths.home)
}

/** By hand: `/+$` would try every slash of a long path again. */
function withoutOuterSlashes(path: string) {
  let from = 0
  let to = path.length
  while (path[from] === '/') from++
  while (to > from && path[to - 1] === '/') to--
  return path.slice(from, to)
}
