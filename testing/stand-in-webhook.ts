import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { freePort } from './free-port.ts'

export type HookCall = { readonly headers: IncomingHttpHeaders; readonly path: string; readonly body: string }

/** A receiver of requests, on a port of this machine that stays its own while it is down. */
export async function startStandInWebhook(answer: (response: ServerResponse, call: HookCall) => void = accept) {
  const calls: HookCall[] = []
  const port = await freePort()
  let respond = answer
  let server = await listen()

  return {
    url: `http://127.0.0.1:${port}/hooks/requests`,
    calls,
    answerWith: (next: typeof answer) => {
      respond = next
    },
    stop,
    startAgain: async () => {
      server = await listen()
    },
  }

  async function listen() {
    const started = createServer(async (request, response) => {
      let body = ''
      for await (const data of request.setEncoding('utf8')) body += data
      const call = { headers: request.headers, path: request.url ?? '', body }
      calls.push(call)
      respond(response, call)
    }).listen(port, '127.0.0.1')
    await once(started, 'listening')
    return started
  }

  async function stop() {
    server.closeAllConnections()
    if (server.listening) await new Promise((done) => server.close(done))
  }
}

function accept(response: ServerResponse) {
  response.writeHead(204).end()
}
