import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { paths } from '#content/paths.ts'
import type { PostedContactForm } from '#contract/posted-contact-form.ts'
import { type Environment, EnvironmentError } from '#server/environment.ts'
import { buildFonts } from '#tools/build/fonts.ts'
import { buildIcons } from '#tools/build/icons.ts'
import { viteOptions } from '#tools/build/vite-options.ts'
import { type buildAssetPart, spriteAddresses } from './asset-part.ts'
import { createFreshPart } from './fresh-part.ts'
import type { explanationOf, startServerPart } from './server-part.ts'

/**
 * The site with hot reload in one process: Vite serves the modules to the browser and refreshes React there; it also
 * loads whatever content and code answers a request, so that an edit shows at the next one and nothing else is restarted.
 * Pages carry no CSP here: Vite's refresh puts scripts and styles inline.
 */
export async function createDevSite(environment: Environment) {
  const [fonts, icons] = await Promise.all([buildFonts(), buildIcons()])
  const lasting = [
    ...fonts.files.map(({ url, content }) => ({ path: url, content })),
    ...icons,
    { path: fontStyles, content: Buffer.from(fonts.css) },
  ]
  const server = createServer()
  const vite = await createViteServer({
    ...viteOptions(environment, { fonts, ...spriteAddresses, files: [] }),
    server: { middlewareMode: { server }, hmr: { server } },
    optimizeDeps: { entries: ['app/boot.ts'] },
  })

  const assets = createFreshPart({
    load: async (): Promise<typeof buildAssetPart> =>
      (await vite.ssrLoadModule('/tools/dev/asset-part.ts')).buildAssetPart,
    start: (build) => build(),
  })
  const functions = createFreshPart({
    load: async (): Promise<typeof startServerPart> =>
      (await vite.ssrLoadModule('/tools/dev/server-part.ts')).startServerPart,
    start: async (startPart) => {
      const { renderDesk } = await vite.ssrLoadModule('/app/desk/render.tsx')
      const part = await startPart(
        async (contactForm) => (await renderUrl(paths.contact, { contactForm })).html,
        (view) => renderDesk(view, deskAssets),
      )
      if (server.listening) part.startDelivery()
      else server.once('listening', part.startDelivery)
      return part
    },
    stop: ({ stop }) => stop(),
  })

  async function renderUrl(url: string, state: { contactForm?: PostedContactForm } = {}) {
    const { render } = await vite.ssrLoadModule('/app/render.tsx')
    const { head } = await assets.get()
    const stylesheets = ['app/styles/site.css', ...globSync('app/{contact,pages,ui}/**/*.css')]
    const links = stylesheets.map((file) => `<link rel="stylesheet" href="/${file}">`)
    const documentAssets = {
      bootScript: '/app/boot.ts',
      head: head(`<style>${fonts.css}</style>${links.join('')}`),
      liveScripts: ['/app/hydrate.tsx'],
      audienceScript: '/app/consent/audience.ts',
      eraserScript: '/app/consent/erase-in-browser.ts',
    }
    const rendered = await render(url, { assets: documentAssets, ...state })
    return { ...rendered, html: await vite.transformIndexHtml(url, rendered.html) }
  }

  async function renderPage(request: Request) {
    const { pathname: address, search } = new URL(request.url)
    const pathname = address.replace(/^\/index\.jsonld$|\.jsonld$/, '') || '/'
    const { status, html, structuredData } = await renderUrl(pathname + search)
    if (pathname !== address) return Response.json(structuredData, { status })
    return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }

  async function answer(request: Request) {
    const { pathname } = new URL(request.url)
    const file = [...lasting, ...(await assets.get()).files].find(({ path }) => path === pathname)
    if (file) return new Response(new Uint8Array(Buffer.from(file.content)), { headers: fileHeaders(pathname) })
    // A page need not wait until the functions run again, which read the content too.
    if (request.method === 'GET' && pagePaths.has(pathname)) return renderPage(request)
    const response = await (await functions.get()).fetch(request)
    return response.status === 404 ? renderPage(request) : response
  }

  /** Vite itself says what it cannot load. */
  function report(error: unknown) {
    if (error instanceof Error && vite.config.logger.hasErrorLogged(error)) return
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
  }

  const listener = getRequestListener((request) =>
    answer(request).catch((error: unknown) => {
      report(error)
      return new Response('This failed in the code as it is now: see the terminal.\n', { status: 500 })
    }),
  )
  server.on('request', (request, response) => vite.middlewares(request, response, () => listener(request, response)))

  return {
    server,
    /** Has everything that an operator can get wrong come to light before the site listens. */
    start: async () => {
      try {
        await functions.get()
      } catch (error) {
        const explain: typeof explanationOf = (await vite.ssrLoadModule('/tools/dev/server-part.ts')).explanationOf
        const sentence = explain(error)
        throw sentence ? new EnvironmentError(sentence) : error
      }
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await functions.close()
      await vite.close()
    },
  }
}

const fontStyles = '/assets/fonts.css'
const deskAssets = { stylesheets: [fontStyles, '/app/desk/desk.css'], script: '/app/desk/client.ts' }

const pagePaths = new Set<string>(Object.values(paths))

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

function fileHeaders(path: string) {
  return { 'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' }
}
