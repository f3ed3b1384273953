import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { ModelFailure } from './model-failure.ts'
import type { ModelProvider } from './model-provider.ts'

type Opening = { provider: ModelProvider; body: string; signal: AbortSignal; onConnected: () => void }

/**
 * Posts to the provider and gives its answer as it arrives. Not `fetch`: a deadline for the connection alone, apart
 * from the model's time to think, needs the socket's own events.
 */
export function openStream(opening: Opening): Promise<IncomingMessage> {
  const { provider, body, signal, onConnected } = opening
  const url = new URL(`${provider.baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      signal,
      headers: {
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        ...(provider.apiKey ? { Authorization: `Bearer ${provider.apiKey}` } : {}),
      },
    })
    request.on('socket', (socket) => whenConnected(socket, onConnected))
    request.on('response', (response) => {
      if (response.statusCode === 200) return resolve(response)
      response.destroy()
      reject(new ModelFailure(`answered ${response.statusCode}`, restAfter(response)))
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) return reject(signal.reason)
      // A connection kept from an earlier question may have been closed by the other side in the same instant.
      if (request.reusedSocket && error.code === 'ECONNRESET') return resolve(openStream(opening))
      reject(new ModelFailure(`could not be reached (${error.code ?? error.message})`))
    })
    request.end(body)
  })
}

/** What a provider says about one question, too long or not to its taste, says nothing about the next visitor's. */
const aboutTheQuestion = [400, 413, 422]

function restAfter({ statusCode = 0, headers }: IncomingMessage) {
  return aboutTheQuestion.includes(statusCode) ? 0 : Number(headers['retry-after']) || undefined
}

function whenConnected(socket: Socket, onConnected: () => void) {
  if (!socket.connecting && !(socket instanceof TLSSocket && socket.getProtocol() === null)) return onConnected()
  socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', onConnected)
}
