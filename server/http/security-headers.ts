import type { MiddlewareHandler } from 'hono'
import type { Environment } from '#server/environment.ts'
import { cspReportPath } from './csp-reports.ts'

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  // Whoever listens to it keeps the page from being there at once when the visitor comes back.
  'unload',
  'usb',
  'xr-spatial-tracking',
]

/** Of what stands in the pages themselves, in the form in which a policy allows it. */
export type InlineHashes = {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Of the styles that stand in one page alone, by its address. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}

/** Sets, on every answer, what a browser may do with it. */
export function securityHeaders(environment: Environment, inlineHashes: InlineHashes): MiddlewareHandler {
  const { styles, scripts, pages } = inlineHashes
  const policies = new Map(
    Object.entries(pages).map(([path, own]) => [
      path,
      contentSecurityPolicy(environment, [...styles, ...own], scripts),
    ]),
  )
  const filePolicy = contentSecurityPolicy(environment, [], [])
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    // Not even to ourselves what stands behind the « ? »: a remembered category, a search, a person looked up at the desk.
    // The origin goes out so that video players that check their embedder accept the page.
    'Referrer-Policy': 'strict-origin',
    'Reporting-Endpoints': `csp="${cspReportPath}"`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
  return async (c, next) => {
    await next()
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html')
    const pagePolicy = isPage && (policies.get(c.req.path) ?? policies.get('/404'))
    const all = { ...headers, 'Content-Security-Policy': pagePolicy || filePolicy }
    for (const [name, value] of Object.entries(all)) {
      // The desk has stricter ones of its own.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    // Link previews show these pictures on other sites.
    if (c.req.path.startsWith('/og/')) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}

function contentSecurityPolicy(environment: Environment, styles: readonly string[], scripts: readonly string[]) {
  const { BACKEND_URL, MATOMO_URL, SITE_URL, VIDEO_URL } = environment
  const isSecure = SITE_URL.startsWith('https:')
  const matomo = MATOMO_URL ? [new URL(MATOMO_URL).origin] : []
  const backend = BACKEND_URL ? [BACKEND_URL] : []
  const directives = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...backend, ...matomo],
    'font-src': ["'self'"],
    // A form that was refused is shown by the backend, whose answer to the corrected one leads back to the pages.
    'form-action': ["'self'", ...backend, ...(BACKEND_URL ? [SITE_URL] : [])],
    'frame-ancestors': ["'none'"],
    'frame-src': [new URL(VIDEO_URL).origin],
    'img-src': ["'self'", ...matomo],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts), ...matomo],
    'style-src': ["'self'", ...quoted(styles)],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
    'report-uri': [cspReportPath],
    // Chromium keeps to this one where it stands, and sends nothing at all from a page that came over plain HTTP.
    ...(isSecure ? { 'report-to': ['csp'] } : {}),
  }
  return Object.entries(directives)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ')
}

function quoted(hashes: readonly string[]) {
  return hashes.map((hash) => `'${hash}'`)
}
