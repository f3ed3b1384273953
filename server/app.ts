import { Hono } from 'hono'
import type { Environment } from './environment.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveStaticFile } from './http/serve-static-file.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Log } from './log.ts'

export type AppDependencies = {
  environment: Environment
  files: StaticFiles
  styleHashes: readonly string[]
  isReady: () => Promise<boolean>
  log: Log
}

/** The whole site as a function from request to answer; main.ts gives it a port, tests call it directly. */
export function createApp({ environment, files, styleHashes, isReady, log }: AppDependencies) {
  const app = new Hono()

  app.use(securityHeaders(environment, styleHashes))

  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const ready = await isReady()
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })

  // Relative, so that no Host header and no proxy's scheme can end up in the answer.
  app.get(':path{.+/}', (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 308)
  })

  app.get('*', (c) => {
    const file = files.get(c.req.path)
    if (file && c.req.path !== '/404') return serveStaticFile(c, file)
    if (c.req.path.startsWith('/assets/')) return c.text('Not found\n', 404)
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
    log.error({ err: error, path: c.req.path }, 'The request failed.')
    return c.text('Une erreur est survenue. Veuillez réessayer.\n', 500)
  })

  return app
}
