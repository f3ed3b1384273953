import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { TLSSocket } from 'node:tls'
import type { Outside } from './outside.ts'
import { withinItsTime } from './within-its-time.ts'

export type HttpAnswer = {
  readonly status: number
  /** Its first kilobytes. */
  readonly body: string
  readonly date: string | undefined
  readonly certificateEnds: number | undefined
  /** The names of the cookies that it sets. */
  readonly cookies: readonly string[]
}

const longestBody = 4096

type Place = Pick<Outside, 'timeout' | 'ca'>

/** One request of its own connection, redirections not followed. Rejects with the system's or OpenSSL's code. */
export async function ask(method: 'GET' | 'HEAD', url: string, { timeout, ca }: Place): Promise<HttpAnswer> {
  const ending = new AbortController()
  try {
    return await withinItsTime(timeout, () => answer(method, url, ca, ending.signal))
  } finally {
    ending.abort()
  }
}

function answer(method: string, url: string, ca: Place['ca'], signal: AbortSignal): Promise<HttpAnswer> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, { method, agent: false, signal, ...(ca ? { ca } : {}) })
    request.on('error', reject)
    request.on('response', (response) => {
      const { socket, statusCode = 0, headers } = response
      const certificateEnds = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : undefined
      let body = ''
      const done = () => {
        const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.slice(0, cookie.indexOf('=')).slice(0, 60))
        resolve({ status: statusCode, body, date: headers.date, certificateEnds, cookies })
        response.destroy()
      }
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        body = `${body}${text}`.slice(0, longestBody)
        if (body.length === longestBody) done()
      })
      response.on('end', done)
      response.on('error', reject)
    })
    request.end()
  })
}

/** OpenSSL's names for a certificate that is not believed, and Node's for one of another host. */
export function isCertificateProblem(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|INVALID_CA/.test(code)
}
