import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import { startServices } from '#server/services.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import { watchEventLoop } from './event-loop.ts'
import { createMeters } from './meters.ts'
import { createMetrics } from './metrics.ts'

const text = v.pipe(v.string(), v.minLength(1))
const ruleSchema = v.strictObject({
  alert: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]+$/)),
  expr: text,
  for: v.pipe(v.string(), v.regex(/^\d+[mh]$/)),
  labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
  annotations: v.strictObject({ summary: text, description: v.pipe(v.string(), v.endsWith('.')), runbook_url: text }),
})
const rulesSchema = v.strictObject({
  groups: v.array(v.strictObject({ name: text, rules: v.pipe(v.array(ruleSchema), v.minLength(1)) })),
})

const size = v.pipe(v.number(), v.integer(), v.minValue(0))
const datasource = v.object({ type: v.literal('prometheus'), uid: text })
/** What Grafana needs to draw a panel, of the fields that it writes. */
const dashboardSchema = v.object({
  title: text,
  uid: v.pipe(v.string(), v.maxLength(40)),
  schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(36)),
  time: v.object({ from: text, to: text }),
  templating: v.object({ list: v.array(v.object({ name: text, type: text })) }),
  panels: v.pipe(
    v.array(
      v.object({
        id: size,
        type: v.picklist(['timeseries', 'stat']),
        title: text,
        gridPos: v.object({ x: size, y: size, w: size, h: size }),
        datasource,
        fieldConfig: v.object({ defaults: v.object({ unit: text }), overrides: v.array(v.unknown()) }),
        targets: v.pipe(v.array(v.object({ refId: text, expr: text, datasource })), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
})

const rules = v.parse(rulesSchema, parse(readFileSync('deploy/prometheus/rules.yaml', 'utf8')))
const alerts = rules.groups.flatMap((group) => group.rules)
const dashboard = v.parse(dashboardSchema, JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')))

let printed: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alerts-'))
  printed = await metricsOfUsedSite()
})
afterAll(() => rm(folder, { recursive: true }))

describe('An alert', () => {
  test.each(alerts)('$alert asks for what the site prints', ({ expr }) => {
    expect(metricsIn(expr).filter((name) => !isPrinted(name))).toEqual([])
    expect(metricsIn(expr)).not.toEqual([])
  })

  test.each(alerts)('$alert leads to what is to be done', ({ alert, annotations }) => {
    const [file = '', anchor] = annotations.runbook_url.split('#')
    expect(existsSync(file)).toBe(true)
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
    expect(headings).toContain(alert)
    expect(anchor).toBe(alert.toLowerCase())
  })

  test('is there once for everything that an operator has to be told', () => {
    expect(alerts.map(({ alert }) => alert)).toEqual([...new Set(alerts.map(({ alert }) => alert))])
    const watched = alerts.flatMap(({ expr }) => metricsIn(expr))
    for (const name of ['up', 'store_up', 'http_request_duration_seconds_bucket', 'event_loop_longest_block_seconds']) {
      expect(watched).toContain(name)
    }
    for (const name of ['outbox_oldest_seconds', 'outbox_attempts_total', 'contact_requests_overdue', 'model_up']) {
      expect(watched).toContain(name)
    }
    expect(watched).toContain('data_dir_free_bytes')
  })
})

describe('The dashboard', () => {
  test.each(dashboard.panels)('draws « $title » from what the site prints', ({ targets }) => {
    const names = targets.flatMap(({ expr }) => metricsIn(expr))
    expect(names.filter((name) => !isPrinted(name))).toEqual([])
    expect(names).not.toEqual([])
  })

  test('has panels that lie side by side in its 24 columns, under ids of their own', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
      expect(x + w).toBeLessThanOrEqual(24)
      return Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`)
    })
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })

  test('asks for no variable that it does not have', () => {
    const used = JSON.stringify(dashboard).matchAll(/\$\{?(?!__)([a-z]+)/g)
    const declared = dashboard.templating.list.map(({ name }) => name)
    expect([...used].map(([, name]) => name).filter((name) => !declared.includes(name ?? ''))).toEqual([])
  })
})

test('Everything that is printed stands in docs/operations.md', () => {
  const manual = readFileSync('docs/operations.md', 'utf8')
  const families = [...printed.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name)
  const told = (name: string) =>
    manual.includes(`\`${name}\``) || (name.startsWith('process_') && /`process_\*`/.test(manual))
  expect(families.filter((name) => !told(name))).toEqual([])
})

/** Prometheus itself says whether it reached a target. */
function isPrinted(name: string) {
  return name === 'up' || new RegExp(`^${name}(?:\\{| )`, 'm').test(printed)
}

/** What is left of an expression without its labels, times, functions and words. */
function metricsIn(expr: string) {
  const bare = expr
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|on)\s*\([^)]*\)/g, '')
  const words = [...bare.matchAll(/\b([a-z][a-z_]*)\b(?!\s*\()/g)].map(([, word = '']) => word)
  return words.filter((word) => !['and', 'or', 'unless', 'sum', 'min', 'max', 'count', 'by', 'on'].includes(word))
}

/** As /metrics prints it once a page, a request and a question have come. */
async function metricsOfUsedSite() {
  const environment = readEnvironment({
    DATA_DIR: folder,
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
    LLM_MODEL: 'small',
    TEAM_EMAILS: 'moi@exemple.fr',
  })
  const log = createLog('silent')
  const meters = createMeters()
  const services = await startServices(environment, log, { meters })
  const { store, providers, freeBytes, receiveContactRequest } = services
  const app = standInApp({ environment, isReady: services.isReady, receiveContactRequest, log, meters })
  const post = (path: string, body: unknown) =>
    app.request(path, {
      method: 'POST',
      headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await app.request('/')
  await post(apiPaths.contact, exampleRequest)
  await (await post(apiPaths.chat, { messages: [{ role: 'user', content: 'Bonjour' }] })).text()
  const report = { 'csp-report': { 'effective-directive': 'img-src' } }
  await app.request('/csp-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify(report),
  })
  const eventLoop = watchEventLoop(log)
  const metrics = createMetrics({
    ...{ meters, store, providers, freeBytes, eventLoop },
    hasDesk: true,
    build: 'a-build',
    now: Date.now,
  })
  try {
    return await metrics.text()
  } finally {
    await services.stopDelivery()
    await services.close()
  }
}
