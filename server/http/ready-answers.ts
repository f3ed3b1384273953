import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader, requestName } from './request-id.ts'
import { acceptedEncodings, variantAmong } from './serve-static-file.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

type Variant = StaticFile['variants'][number]
type OnAnswer = (method: string, path: string, status: number, seconds: number) => void
type Headers = Iterable<readonly [name: string, value: string]>

/** What makes an answer depend on more than the address and the encoding, or is for the application to refuse. */
const particular = ['if-none-match', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const
const mostLines = 64
const longestLine = 100
const plainHost = /^[\w.-]+(?::\d+)?$/

/**
 * A file that the application has handed out once is handed out again under the same headers without asking it: a page
 * then costs little more than Node's own share.
 */
export function createReadyAnswers(files: StaticFiles, onAnswer?: OnAnswer) {
  const ready = new Map<Variant, { readonly headers: string[]; readonly body: Buffer; readonly isNamed: boolean }>()
  const acceptedBy = createMemory(acceptedEncodings)

  function variantFor({ method, url = '', headers }: IncomingMessage) {
    const file = method === 'GET' && url !== '/404' ? files.get(url) : undefined
    if (!file || !plainHost.test(headers.host ?? '')) return undefined
    for (const name of particular) if (name in headers) return undefined
    return variantAmong(file, acceptedBy(String(headers['accept-encoding'] ?? '')))
  }

  return {
    /** Says no where the application has to be asked. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const started = onAnswer && performance.now()
      const variant = variantFor(request)
      const noted = variant && ready.get(variant)
      if (!noted) return false
      if (noted.isNamed) noted.headers[noted.headers.length - 1] = requestName()
      response.writeHead(200, noted.headers).end(noted.body)
      if (started !== undefined) onAnswer?.('GET', pathOf(request), 200, (performance.now() - started) / 1000)
      return true
    },
    /** Told what the application answered. */
    note(request: IncomingMessage, { status, headers }: { readonly status: number; readonly headers: Headers }) {
      const variant = status === 200 ? variantFor(request) : undefined
      if (!variant) return
      const kept = [...headers]
      const isNamed = kept.some(isName)
      // The name stands last, where each answer writes its own over it.
      const others = kept.filter((header) => !isName(header)).flat()
      // As the stream wants it: it would wrap any other array anew for each answer.
      const body = Buffer.from(variant.body.buffer, variant.body.byteOffset, variant.body.byteLength)
      ready.set(variant, { headers: isNamed ? [...others, requestIdHeader, ''] : others, body, isNamed })
    },
  }
}

/** What was chosen on a page is nobody's to count. */
function pathOf({ url = '' }: IncomingMessage) {
  const [path = ''] = url.split('?', 1)
  return path
}

/** Browsers send a handful of different lines; whoever sends more has them read again. */
function createMemory<Read>(read: (line: string) => Read) {
  const known = new Map<string, Read>()
  return (line: string): Read => {
    const found = known.get(line) ?? read(line)
    if (known.size < mostLines && line.length < longestLine) known.set(line, found)
    return found
  }
}

/** The one thing in it that is another at every request. */
function isName([name]: readonly [string, string]) {
  return name.toLowerCase() === requestIdHeader.toLowerCase()
}

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>
