import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader, requestName } from './request-id.ts'
import { chooseVariant } from './serve-static-file.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

type Variant = StaticFile['variants'][number]
type OnAnswer = (method: string, path: string, status: number, seconds: number) => void
type Headers = Iterable<readonly [name: string, value: string]>

/** What makes an answer depend on more than the address and the encoding, or is for the application to refuse. */
const particular = ['if-none-match', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const
const plainHost = /^[\w.-]+(?::\d+)?$/

/**
 * A file that the application has handed out once is handed out again under the same headers without asking it: a page
 * then costs little more than Node's own share.
 */
export function createReadyAnswers(files: StaticFiles, onAnswer: OnAnswer = () => {}) {
  const ready = new Map<Variant, { readonly headers: string[]; readonly isNamed: boolean }>()

  function variantFor({ method, url = '', headers }: IncomingMessage) {
    const file = method === 'GET' && url !== '/404' ? files.get(url) : undefined
    if (!file || !plainHost.test(headers.host ?? '') || particular.some((name) => name in headers)) return undefined
    return chooseVariant(file, String(headers['accept-encoding'] ?? ''))
  }

  return {
    /** Says no where the application has to be asked. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const started = performance.now()
      const variant = variantFor(request)
      const noted = variant && ready.get(variant)
      if (!noted) return false
      const name = noted.isNamed ? [requestIdHeader, requestName()] : []
      response.writeHead(200, [...noted.headers, ...name]).end(variant.body)
      onAnswer('GET', request.url ?? '', 200, (performance.now() - started) / 1000)
      return true
    },
    /** Told what the application answered. */
    note(request: IncomingMessage, { status, headers }: { readonly status: number; readonly headers: Headers }) {
      const variant = status === 200 ? variantFor(request) : undefined
      if (!variant) return
      const kept = [...headers]
      const isNamed = kept.some(isName)
      ready.set(variant, { headers: kept.filter((header) => !isName(header)).flat(), isNamed })
    },
  }
}

/** The one thing in it that is another at every request. */
function isName([name]: readonly [string, string]) {
  return name.toLowerCase() === requestIdHeader.toLowerCase()
}

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>
