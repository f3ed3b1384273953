import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { defaultAnonKey } from '#content/anon-key.ts'
import { paths } from '#content/paths.ts'
import { apiHeaders, apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'

export type FrontDoor = { readonly url: string; readonly cert: string }

export type Asked = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const timeout = 30_000

/** Asks the proxy from an address of the visitor's own, on a connection of its own. */
export async function open({ url, cert }: FrontDoor, address: string, { path, method, headers = {}, body }: Asked) {
  const { port } = new URL(url)
  const outgoing = request({
    host: '127.0.0.1',
    port,
    servername: 'localhost',
    ca: cert,
    localAddress: address,
    agent: false,
    path,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { host: `localhost:${port}`, ...headers },
    signal: AbortSignal.timeout(timeout),
  })
  outgoing.end(body)
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('There is no answer.')
  return answer
}

export async function ask(proxy: FrontDoor, address: string, asked: Asked) {
  const answer = await open(proxy, address, asked)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}

export function question(content: string): Asked {
  const headers = { [apiHeaders.anonKey]: defaultAnonKey, 'content-type': 'application/json' }
  return { path: apiPaths.chat, headers, body: JSON.stringify({ messages: [{ role: 'user', content }] }) }
}

export function contactCall(email: string): Asked {
  const headers = {
    [apiHeaders.anonKey]: defaultAnonKey,
    [apiHeaders.idempotencyKey]: email,
    'content-type': 'application/json',
  }
  return { path: apiPaths.contact, headers, body: JSON.stringify({ ...exampleRequest, email }) }
}

/** As a browser posts it that runs no script. */
export function contactForm(email: string): Asked {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  return { path: paths.contact, headers, body: new URLSearchParams({ ...exampleRequest, email }).toString() }
}

/** One of the loopback network's: nginx sees it, and tells it to the instances. */
export function addressOf(visitor: number) {
  return `127.${2 + ((visitor >> 16) % 250)}.${(visitor >> 8) % 256}.${visitor % 256}`
}
