import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { readEnvironment } from '#server/environment.ts'
import type { StaticFile } from '#server/http/static-files.ts'
import { startServices } from '#server/services.ts'

export type Attack = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The whole server on a port of its own, in the process of the test: what a request costs is then what this thread spends. */
export async function startBesiegedSite(variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'siege-'))
  const environment = readEnvironment({
    DATA_DIR: folder,
    CHAT_RATE: '1000000/1',
    CONTACT_RATE: '1000000/1',
    ...variables,
  })
  const services = await startServices(environment, silent)
  const app = createApp({
    environment,
    files: new Map([
      ['/', page('Accueil')],
      ['/404', page('Page introuvable')],
    ]),
    inlineHashes: { styles: [], scripts: [], pages: {} },
    isReady: async () => true,
    receiveContactRequest: services.receiveContactRequest,
    renderContactPage: ({ values }) => JSON.stringify(values),
    chat: services.chat,
    log: silent,
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    send: (attack: Attack) => send(port, attack),
    /** What a request costs, in milliseconds of processor time. The least of several rounds: other work only adds to it. */
    async cost(attack: Attack, { rounds, requests }: { rounds: number; requests: number }) {
      const costs: number[] = []
      for (let round = 0; round < rounds; round++) {
        const before = process.threadCpuUsage()
        for (let sent = 0; sent < requests; sent++) await send(port, attack)
        const { user, system } = process.threadCpuUsage(before)
        costs.push((user + system) / 1000 / requests)
      }
      return Math.min(...costs)
    },
    async stop() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await services.stopDelivery()
      await services.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function send(port: number, { method = 'GET', path, headers, body }: Attack) {
  const outgoing = request({ port, host: '127.0.0.1', method, path, headers: { ...headers } })
  outgoing.end(body)
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('There is no answer.')
  let text = ''
  for await (const piece of answer.setEncoding('utf8')) text += piece
  return { status: answer.statusCode ?? 0, text }
}

/** As heavy as the site's own pages. */
function page(title: string): StaticFile {
  const html = Buffer.from(`<!doctype html><h1>${title}</h1>${'<p>Une phrase comme une autre.</p>'.repeat(1000)}`)
  return {
    contentType: 'text/html; charset=utf-8',
    immutable: false,
    isTwin: false,
    variants: [
      { encoding: 'br', body: new Uint8Array(brotliCompressSync(html)), etag: '"br"' },
      { encoding: 'identity', body: new Uint8Array(html), etag: '"plain"' },
    ],
  }
}
