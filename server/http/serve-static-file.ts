import type { Context } from 'hono'
import type { StaticFile } from './static-files.ts'

/** Answers with the smallest variant that the browser accepts, or 304 when it has it already. */
export function serveStaticFile(c: Context, file: StaticFile, status: 200 | 404 = 200): Response {
  const variant = variantAmong(file, acceptedEncodings(c.req.header('accept-encoding') ?? ''))
  const headers = new Headers({
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'Content-Type': file.contentType,
    ETag: variant.etag,
  })
  if (file.isTwin) headers.set('X-Robots-Tag', 'noindex')
  if (file.variants.length > 1) headers.set('Vary', 'Accept-Encoding')
  if (status === 200 && matches(c.req.header('if-none-match'), variant.etag)) {
    return c.newResponse(null, { status: 304, headers })
  }
  if (variant.encoding !== 'identity') headers.set('Content-Encoding', variant.encoding)
  headers.set('Content-Length', String(variant.body.byteLength))
  return c.newResponse(variant.body, { status, headers })
}

export function acceptedEncodings(acceptEncoding: string): readonly (string | undefined)[] {
  return acceptEncoding
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()))
    .filter(([, quality]) => !/^q=0(?:\.0{0,3})?$/.test(quality ?? ''))
    .map(([encoding]) => encoding)
}

export function variantAmong(file: StaticFile, accepted: readonly (string | undefined)[]) {
  const variant =
    file.variants.find(({ encoding }) => accepted.includes(encoding)) ??
    file.variants.find(({ encoding }) => encoding === 'identity')
  if (!variant) throw new Error('A static file has no plain variant.')
  return variant
}

function matches(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((item) => ['*', etag, `W/${etag}`].includes(item.trim()))
}
