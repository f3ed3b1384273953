import type { Context } from 'hono'
import * as v from 'valibot'
import type { Environment } from '#server/environment.ts'
import { visitorNetwork } from '#server/limits/visitor.ts'
import { createVisitorRateLimiter } from '#server/limits/visitor-rate-limiter.ts'
import type { Meters } from '#server/metrics/meters.ts'
import { hasContentType } from './read-body.ts'
import { readJson } from './read-json.ts'

/** Where browsers tell what the content security policy has kept from happening. */
export const cspReportPath = '/csp-reports'

type Dependencies = {
  readonly environment: Environment
  /** Told of each report, by the directive that was hit. */
  readonly meters?: Pick<Meters, 'cspReported'> | undefined
}

const bodyLimit = 16 * 1024
const mostInOneBody = 20
const rates = { visitor: { requests: 30, seconds: 60 }, everybody: { requests: 600, seconds: 60 } }
/** What a report says may be anything: only these become a label, the rest is « other ». */
const directives = new Set([
  ...['default-src', 'base-uri', 'connect-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src', 'img-src'],
  ...['manifest-src', 'media-src', 'object-src', 'worker-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr'],
])

/** Both formats that browsers send: `report-uri`'s and the Reporting API's. */
const reportUriSchema = v.object({ 'csp-report': v.object({ 'effective-directive': v.string() }) })
const reportToSchema = v.pipe(
  v.array(v.unknown()),
  v.maxLength(mostInOneBody),
  v.array(v.object({ body: v.object({ effectiveDirective: v.string() }) })),
)

/** Counts reports. Nothing of what they say is kept: an address may hold what a visitor typed. */
export function cspReports({ environment, meters }: Dependencies) {
  const takePermit = createVisitorRateLimiter(rates, Date.now)

  return async (c: Context) => {
    if (!['application/csp-report', 'application/reports+json'].some((type) => hasContentType(c.req.raw, type))) {
      return c.body(null, 415)
    }
    const permit = await takePermit(visitorNetwork(c, environment.TRUSTED_PROXIES))
    if (!permit.allowed) return c.body(null, 429, { 'Retry-After': String(permit.retryAfterSeconds) })
    const json = await readJson(c.req.raw, bodyLimit)
    if (json.kind !== 'json') return c.body(null, json.kind === 'too-long' ? 413 : 400)
    const hit = directivesIn(json.value)
    for (const directive of hit) meters?.cspReported(directives.has(directive) ? directive : 'other')
    return c.body(null, hit.length > 0 ? 204 : 400)
  }
}

function directivesIn(json: unknown): readonly string[] {
  if (v.is(reportUriSchema, json)) return [json['csp-report']['effective-directive']]
  const reports = v.safeParse(reportToSchema, json)
  return reports.success ? reports.output.map(({ body }) => body.effectiveDirective) : []
}
