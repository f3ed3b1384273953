import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'

export type Ask = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const timeout = 15_000

/** A visitor's connection, kept from one request to the next. */
export function openLane(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname: host, port } = new URL(url)

  return {
    /** The status and the milliseconds until the whole answer was there; an answer that never comes is an error. */
    async ask({ method = 'GET', path, headers = {}, body }: Ask) {
      const start = performance.now()
      const signal = AbortSignal.timeout(timeout)
      const outgoing = request({ agent, host, port, method, path, headers: { ...headers }, signal })
      outgoing.end(body)
      const [answer]: IncomingMessage[] = await once(outgoing, 'response')
      if (!answer) throw new Error('There is no answer.')
      await once(answer.resume(), 'end')
      return { status: answer.statusCode ?? 0, time: performance.now() - start }
    },
    close: () => agent.destroy(),
  }
}

export function chatWith(turns: readonly string[], visitor: string): Ask {
  return json(apiPaths.chat, { messages: turns.map((content) => ({ role: 'user', content })) }, visitor)
}

export function json(path: string, body: unknown, visitor: string): Ask {
  const headers = {
    apikey: defaultAnonKey,
    'content-type': 'application/json',
    'x-forwarded-for': visitor,
  }
  return { method: 'POST', path, headers, body: JSON.stringify(body) }
}

/** The server believes what these requests say about where they come from. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' }
