import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Transport } from '#server/outbox/mail-transport.ts'
import type { RequestBody } from './request-body.ts'

export type Webhook = { readonly url: string; readonly secret: string }

const longestWait = 10_000
/** Read so that the other side comes to its end, and thrown away. */
const longestAnswer = 64 * 1024

/** Why a call failed, in words that repeat nothing of the request, of the answer or of the secret. */
class WebhookFailure extends Error {
  /** For the log: the status, or the system's name of what went wrong. */
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** Posts a request as JSON, signed; whatever is not answered with 2xx is tried again. */
export function createWebhookTransport({ url, secret }: Webhook, wait = longestWait): Transport<RequestBody> {
  return {
    deliver: async (_, body) => {
      const status = await post(url, body, signature(body.json, secret), wait)
      if (status >= 200 && status < 300) return true
      throw new WebhookFailure(
        status >= 300 && status < 400
          ? `The webhook answered ${status}: redirections are not followed, set LEADS_WEBHOOK_URL to the final address.`
          : `The webhook answered ${status}.`,
        String(status),
      )
    },
    close: () => {},
  }
}

function signature(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** The status, as soon as it is there. */
function post(url: string, { id, json }: RequestBody, signed: string, wait: number): Promise<number> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  const signal = AbortSignal.timeout(wait)
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(json),
        'User-Agent': 'contact-requests-webhook/1',
        'Idempotency-Key': id,
        'X-Signature': signed,
      },
    })
    request.on('error', (error) => reject(explained(error, signal, wait)))
    // After a 101 that nobody has asked for, this is all that comes: neither an answer nor an error.
    request.on('close', () => reject(new WebhookFailure('The webhook ended the call without an answer.', 'ECONNRESET')))
    request.on('response', (response) => {
      let read = 0
      response.on('error', () => {})
      response.on('data', (data: Buffer) => {
        read += data.length
        if (read > longestAnswer) response.destroy()
      })
      resolve(response.statusCode ?? 0)
    })
    request.end(json)
  })
}

function explained(error: Error, signal: AbortSignal, wait: number) {
  if (signal.aborted) return new WebhookFailure(`The webhook did not answer within ${wait / 1000} s.`, 'ETIMEDOUT')
  const code = 'code' in error ? String(error.code) : error.name
  return new WebhookFailure(`The webhook could not be reached (${code}).`, code)
}
