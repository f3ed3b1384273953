import { createServer, IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { withOneHost } from './one-host.ts'
import type { ReadyAnswers } from './ready-answers.ts'
import { withinBounds } from './request-bounds.ts'

/** Milliseconds. A phone with a bad connection stays below them; who holds a connection for its own sake does not. */
export type ConnectionTimes = {
  /** From the connection, or the first byte of the next request, to the end of the headers. */
  readonly headers: number
  /** To the end of the body. */
  readonly request: number
  /** Between two pieces of a body. */
  readonly body: number
  /** Without a byte in either direction while an answer is under way; open answers send a sign of life before. */
  readonly answer: number
  /** Between two requests: longer than most proxies keep theirs, so that it is they who end it. */
  readonly keepAlive: number
  /** How often the first two are looked at. */
  readonly check: number
}

const connectionTimes: ConnectionTimes = {
  headers: 10_000,
  request: 45_000,
  body: 15_000,
  answer: 40_000,
  keepAlive: 65_000,
  check: 2000,
}

type FetchCallback = Parameters<typeof getRequestListener>[0]

/** The web server around the application, with an end to whatever takes too long. */
export function createSiteServer(
  fetch: FetchCallback,
  times: ConnectionTimes = connectionTimes,
  ready?: ReadyAnswers,
): Server {
  const ask: FetchCallback = async (request, connection) => {
    const answer = await fetch(request, connection)
    const { incoming } = connection
    if (incoming instanceof IncomingMessage && answer instanceof Response) ready?.note(incoming, answer)
    return answer
  }
  // The name where a request brings none: health checks in HTTP/1.0.
  const listener = getRequestListener(ready ? ask : fetch, { hostname: 'localhost' })
  const server = createServer(
    {
      headersTimeout: times.headers,
      requestTimeout: times.request,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: times.check,
    },
    withinBounds(
      withOneHost((request, response) => {
        if (ready?.answer(request, response)) return
        boundPauses(request, times)
        listener(request, response)
      }),
    ),
  )
  server.timeout = times.answer
  return server
}

function boundPauses(request: IncomingMessage, times: ConnectionTimes) {
  const { headers, socket } = request
  if (!Number(headers['content-length']) && !headers['transfer-encoding']) return
  socket.setTimeout(times.body)
  request.once('end', () => socket.setTimeout(times.answer))
}
