import type { MiddlewareHandler } from 'hono'
import { cspReportPath } from '#server/http/csp-reports.ts'

/** Narrower than the pages': nothing is framed, nothing goes elsewhere, and no text can become a script. */
function contentSecurityPolicy(deskUrl: string) {
  const directives = [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(deskUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    `report-uri ${cspReportPath}`,
  ]
  return directives.join('; ')
}

/** On every answer of the desk: kept by nobody, found by nobody. */
export function deskHeaders(deskUrl: string): MiddlewareHandler {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(deskUrl),
    'X-Robots-Tag': 'noindex, nofollow',
  }
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}
