import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { paths } from '#content/paths.ts'
import type { PostedContactForm } from '#contract/posted-contact-form.ts'
import { createApp } from '#server/app.ts'
import { type Environment, EnvironmentError, readEnvironment } from '#server/environment.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'
import { createLog } from '#server/log.ts'
import { startServices } from '#server/services.ts'
import { documentHead } from './document-head.ts'
import { webManifest } from './feeds/web-manifest.ts'
import { buildIcons } from './icons.ts'
import { buildSiteAssets } from './site-assets.ts'
import { viteOptions } from './vite-options.ts'
import { writeInto } from './write-into.ts'

/**
 * The site with hot reload: Vite serves the modules and refreshes React in the browser, pages are rendered anew at each
 * request, and `node --watch` starts this program again when a file of the server or of the content changes.
 * Pages carry no CSP here: Vite's refresh puts scripts and styles inline.
 */
try {
  await serve(readEnvironment())
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}

async function serve(environment: Environment) {
  const assets = await buildSiteAssets()
  for (const { url, content } of assets.files) await writeInto('dist/dev', url, content)
  const log = createLog(environment.LOG_LEVEL)
  const { store, receiveContactRequest, chat, startDelivery } = await startServices(environment, log)
  for (const { path, content } of await buildIcons()) await writeInto('dist/dev', path, content)
  await writeInto('dist/dev', '/site.webmanifest', webManifest())
  const server = createServer()
  const vite = await createViteServer({
    ...viteOptions(environment, assets),
    server: { middlewareMode: { server }, hmr: { server } },
  })
  const stylesheets = ['app/styles/site.css', ...globSync('app/{contact,pages,ui}/**/*.css')]
  const styles = `<style>${assets.fonts.css}</style>${stylesheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}`
  const head = documentHead(assets.fonts, styles)

  const app = createApp({
    environment,
    files: await loadStaticFiles('dist/dev'),
    styleHashes: [],
    isReady: store.answers,
    receiveContactRequest,
    chat,
    renderContactPage: async (contactForm) => (await renderUrl(paths.contact, { contactForm })).html,
    log,
  })

  async function renderUrl(url: string, state: { contactForm?: PostedContactForm } = {}) {
    const { render } = await vite.ssrLoadModule('/app/render.tsx')
    const rendered = await render(url, { assets: { bootScript: '/app/boot.ts', head }, ...state })
    return { ...rendered, html: await vite.transformIndexHtml(url, rendered.html) }
  }

  async function renderPage(request: Request) {
    const { pathname: address, search } = new URL(request.url)
    const pathname = address.replace(/^\/index\.jsonld$|\.jsonld$/, '') || '/'
    try {
      const { status, html, structuredData } = await renderUrl(pathname + search)
      if (pathname !== address) return Response.json(structuredData, { status })
      return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      return new Response('The page failed to render: see the terminal.\n', { status: 500 })
    }
  }

  const answer = getRequestListener(async (request) => {
    const response = await app.fetch(request)
    return response.status === 404 ? renderPage(request) : response
  })
  server.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)))
  server.listen(environment.PORT, environment.HOST, () => {
    startDelivery()
    console.error(`Developing on http://localhost:${environment.PORT}`)
  })
}
