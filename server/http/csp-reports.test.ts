import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { createMeters } from '#server/metrics/meters.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import { cspReportPath } from './csp-reports.ts'

const byUri = JSON.stringify({
  'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/?email=a@b.fr' },
})
const byApi = JSON.stringify([
  { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example' } },
  { type: 'csp-violation', body: { effectiveDirective: 'x"} 1\nfake 2' } },
])

describe('A report of the content security policy', () => {
  test('is counted by its directive in either format, and by nothing that its sender chooses', async () => {
    const { counted, logged, report } = site()
    expect((await report(byUri, 'application/csp-report')).status).toBe(204)
    expect((await report(byApi, 'application/reports+json')).status).toBe(204)
    expect(counted).toEqual(['script-src-elem', 'img-src', 'other'])
    expect(logged).toEqual([])
  })

  test.each([
    ['another format', '{}', 'application/json', 415],
    ['no JSON', '{', 'application/csp-report', 400],
    ['no report', '{"a":1}', 'application/csp-report', 400],
    ['too many at once', JSON.stringify(Array(21).fill(JSON.parse(byApi)[0])), 'application/reports+json', 400],
    ['too long a body', byUri.padEnd(20_000), 'application/csp-report', 413],
  ])('is refused and not counted: %s', async (_, body, type, status) => {
    const { counted, report } = site()
    expect((await report(body, type)).status).toBe(status)
    expect(counted).toEqual([])
  })

  test('is refused once a visitor has sent many', async () => {
    const { counted, report } = site()
    const answers = []
    for (let sent = 0; sent < 40; sent++) answers.push(await report(byUri, 'application/csp-report'))
    expect(counted).toHaveLength(30)
    expect(answers.at(-1)?.status).toBe(429)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is asked for on every page, under both names, of which browsers know the newer one over HTTPS only', async () => {
    const { headers } = await site('https://www.example.org').app.request('/')
    expect(headers.get('reporting-endpoints')).toBe(`csp="${cspReportPath}"`)
    expect(headers.get('content-security-policy')).toMatch(new RegExp(`; report-uri ${cspReportPath}; report-to csp$`))
    const plain = await site().app.request('/')
    expect(plain.headers.get('content-security-policy')).toMatch(new RegExp(`; report-uri ${cspReportPath}$`))
  })
})

function site(SITE_URL?: string) {
  const counted: string[] = []
  const logged: unknown[] = []
  const log = (...line: unknown[]) => logged.push(line)
  const app = standInApp({
    environment: readEnvironment({ SITE_URL }),
    log: { info: log, warn: log, error: log },
    meters: { ...createMeters(), cspReported: (directive) => counted.push(directive) },
  })
  const report = (body: string, type: string) =>
    app.request(cspReportPath, { method: 'POST', headers: { 'content-type': type }, body })
  return { app, counted, logged, report }
}
