import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offer } from '#content/brand/promises.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { createModelClient } from '#server/assistant/models/model-client.ts'
import { ModelFailure } from '#server/assistant/models/model-failure.ts'
import { createProviderHealth } from '#server/assistant/models/provider-health.ts'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { settleRequests } from '#server/desk/settle-requests.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { giveUpAfter } from '#server/outbox/back-off.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { createMeters, type Meters } from './meters.ts'
import { createMetrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const monday = Date.parse('2026-11-16T11:00:00Z')
const eventLoop = {
  read: () => ({ utilization: 0.25, longestBlock: 0.012, lag: { median: 0.0004, highest: 0.0031 } }),
}

let folder: string
let store: Store

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metrics-'))
  store = openSqlite(folder)
  await migrate(store, 0)
  const rest = { request_id: null, once_key: null, created_at: 0, due_at: 0, claim: null, sent_at: null, problem: null }
  const from = (time: number) => ({ ...rest, give_up_at: time + giveUpAfter })
  await store.db
    .insertInto('outbox')
    .values([
      { id: 'a', kind: 'team', state: 'set-aside', ...from(monday - 3 * day) },
      { id: 'b', kind: 'team', state: 'waiting', ...from(monday - 5 * minute) },
      { id: 'c', kind: 'confirmation', state: 'waiting', ...from(monday - 2 * minute) },
      { id: 'd', kind: 'webhook', state: 'waiting', ...from(monday + day) },
      { id: 'e', kind: 'team', state: 'sent', ...from(monday - day) },
    ])
    .execute()
  const limits = abuseLimits('192.0.2.1', 'secret', { requests: 9, seconds: 9 })
  for (const now of [monday - 14 * day, monday - 7 * day, monday]) {
    const entry = { request: exampleRequest, quarantine: 'trap' as const, idempotencyKey: null, limits, now }
    await store.write((transaction) => storeContactRequest(transaction, entry))
  }
  await store.db.updateTable('contact_requests').set({ quarantine: null }).execute()
  await store.db.deleteFrom('outbox').where('kind', '=', 'quarantine-digest').execute()
  await settleRequests(store)
})

afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

describe('The metrics', () => {
  test('count answers by route and status, without what visitors sent', async () => {
    const lines = await linesOf(({ answered }) => {
      answered('POST', apiPaths.contact, 200, 0.004)
      answered('POST', apiPaths.contact, 200, 0.004)
      answered('POST', apiPaths.chat, 429, 0.001)
      answered('GET', '/assets/boot-1.js', 200, 0.001)
      answered('GET', '/contact', 200, 0.001)
      answered('POST', '/contact', 422, 0.02)
      answered('GET', '/equipe/personne/jeanne@exemple.fr', 200, 0.02)
      answered('GET', '/contact?email=a@b.fr"} 1\nfake 2', 404, 0.001)
    })
    expect(lines).toContain(`http_requests_total{route="${apiPaths.contact}",status="200"} 2`)
    expect(lines).toContain(`http_requests_total{route="${apiPaths.chat}",status="429"} 1`)
    expect(lines).toContain('http_requests_total{route="/assets/*",status="200"} 1')
    expect(lines).toContain('http_requests_total{route="/contact",status="200"} 1')
    expect(lines).toContain('http_requests_total{route="POST /contact",status="422"} 1')
    expect(lines).toContain('http_requests_total{route="/equipe/*",status="200"} 1')
    expect(lines).toContain('http_requests_total{route="other",status="404"} 1')
    expect(lines.join('\n')).not.toMatch(/a@b\.fr|jeanne|boot-1/)
  })

  test('tell how long answers took, by route', async () => {
    const lines = await linesOf(({ answered }) => {
      for (const seconds of [0.0004, 0.003, 0.003, 0.3, 30]) answered('GET', '/', 200, seconds)
    })
    const series = lines.filter((line) => line.startsWith('http_request_duration_seconds'))
    expect(series).toContain('http_request_duration_seconds_bucket{route="/",le="0.001"} 1')
    expect(series).toContain('http_request_duration_seconds_bucket{route="/",le="0.005"} 3')
    expect(series).toContain('http_request_duration_seconds_bucket{route="/",le="10"} 4')
    expect(series).toContain('http_request_duration_seconds_bucket{route="/",le="+Inf"} 5')
    expect(series).toContain('http_request_duration_seconds_sum{route="/"} 30.3064')
    expect(series).toContain('http_request_duration_seconds_count{route="/"} 5')
  })

  test('grow by no line, however many addresses and methods somebody makes up', async () => {
    const count = async (addresses: number) =>
      (
        await linesOf(({ answered }) => {
          for (let number = 0; number < addresses; number++) {
            answered('GET', `/chemin-${number}`, 404, 0.001)
            answered('GET', `/assets/${number}.js`, 404, 0.001)
            answered('GET', `/equipe/${number}`, 404, 0.001)
            answered(`M${number}`, `/contact/${number}`, 404, 0.001)
          }
        })
      ).length
    expect(await count(10_000)).toBe(await count(1))
  })

  test('count requests, attempts to deliver, streams and first words', async () => {
    expect(await linesOf()).toContain('outbox_attempts_total{channel="mails",outcome="failed"} 0')
    const lines = await linesOf((meters) => {
      meters.contactRequested('stored')
      meters.attempted('mails', 'delivered')
      meters.attempted('webhook', 'failed')
      meters.streamOpened()
      meters.streamOpened()
      meters.streamClosed()
      meters.firstWordSaid('a "quoted"\\\nname', 0.7)
      meters.cspReported('img-src')
    })
    expect(lines).toContain('contact_requests_received_total{outcome="stored"} 1')
    expect(lines).toContain('outbox_attempts_total{channel="mails",outcome="delivered"} 1')
    expect(lines).toContain('outbox_attempts_total{channel="webhook",outcome="failed"} 1')
    expect(lines).toContain('chat_streams_open 1')
    expect(lines).toContain(String.raw`chat_first_word_seconds_bucket{provider="a \"quoted\"\\\nname",le="1"} 1`)
    expect(lines).toContain('csp_reports_total{directive="img-src"} 1')
  })

  test('tell what waits in the outbox, and for how long it should have been sent', async () => {
    const lines = await linesOf()
    expect(lines).toContain('store_up 1')
    expect(lines).toContain('outbox_messages{channel="mails",state="waiting"} 2')
    expect(lines).toContain('outbox_messages{channel="mails",state="set-aside"} 1')
    expect(lines).toContain('outbox_messages{channel="webhook",state="set-aside"} 0')
    expect(lines).toContain('outbox_oldest_seconds{channel="mails"} 300')
    expect(lines, 'what is due tomorrow is not late').toContain('outbox_oldest_seconds{channel="webhook"} 0')
  })

  test('tell how many requests wait past their time, where a desk can say that one does not', async () => {
    const lines = await linesOf()
    expect(lines).toContain('contact_requests_overdue 2')
    // Received at noon, on the Monday of a week without holidays.
    expect(lines).toContain(`contact_requests_overdue_seconds ${(14 * day - offer.answerHours * hour) / 1000}`)
    expect((await linesOf(() => {}, { hasDesk: false })).join()).not.toContain('contact_requests_overdue')
  })

  test('tell how the models are: down from a failure to the next answer, and not for what was wrong with a question', async () => {
    const clients = ['first', 'second', 'second'].map((name) =>
      createModelClient({ name, baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'secret-key', model: 'small' }),
    )
    const [first, second] = clients
    if (!first || !second) throw new Error('There are no clients.')
    const providers = createProviderHealth(clients, () => monday)
    providers.failed(first, new ModelFailure('answered 400', 0))
    providers.failed(second, new ModelFailure('answered 500'))
    const text = (await linesOf(() => {}, { providers })).join('\n')
    expect(text).toContain('model_up{provider="first",model="small"} 1')
    expect(text).toContain('model_failures_total{provider="first",model="small"} 1')
    expect(text.match(/^model_failures_total.+second.+ 1$/gm), 'one series for one name').toHaveLength(1)
    expect(text, 'its namesake has not failed').toContain('model_up{provider="second",model="small"} 1')
    providers.failed(first, new ModelFailure('answered 500'))
    expect(await linesOf(() => {}, { providers })).toContain('model_up{provider="first",model="small"} 0')
    providers.answered(first)
    const after = await linesOf(() => {}, { providers })
    expect(after).toContain('model_up{provider="first",model="small"} 1')
    expect(after).toContain('model_answers_total{provider="first",model="small"} 1')
    expect(after.join()).not.toContain('secret-key')
  })

  test('tell how the process is: thread, memory, disk, build', async () => {
    const lines = await linesOf()
    expect(lines).toContain('event_loop_utilization 0.25')
    expect(lines).toContain('event_loop_longest_block_seconds 0.012')
    expect(lines).toContain('event_loop_lag_seconds{quantile="0.99"} 0.0031')
    expect(lines).toContain('data_dir_free_bytes 4096')
    expect(lines).toContain(`build_info{build="0123456789ab",node="${process.version}"} 1`)
    expect(lines.join('\n')).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  })

  test('say that the store is down instead of failing with it, and go on without a disk', async () => {
    const closed = openSqlite(join(folder, 'closed'))
    await closed.close()
    const lines = await linesOf(() => {}, { store: closed, freeBytes: () => Promise.reject(new Error('gone')) })
    expect(lines).toContain('store_up 0')
    expect(lines.join()).not.toMatch(/outbox_messages|data_dir_free_bytes/)
  })

  test('are served at /metrics on loopback, and nothing else is', async () => {
    const server = await startMetricsServer(0, metricsOf())
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The metrics have no port.')
    expect(address.address).toBe('127.0.0.1')
    const answer = await fetch(`http://127.0.0.1:${address.port}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toMatch(/^# HELP http_requests_total .+\n# TYPE http_requests_total counter\n/)
    expect((await fetch(`http://127.0.0.1:${address.port}/`)).status).toBe(404)
    server.close()
  })
})

type Parts = Parameters<typeof createMetrics>[0]

function metricsOf(parts: Partial<Parts> = {}) {
  return createMetrics({
    meters: createMeters(),
    store,
    hasDesk: true,
    eventLoop,
    providers: createProviderHealth([], Date.now),
    freeBytes: async () => 4096,
    build: '0123456789abcdef',
    now: () => monday,
    ...parts,
  })
}

async function linesOf(measure: (meters: Meters) => void = () => {}, parts: Partial<Parts> = {}) {
  const meters = createMeters()
  measure(meters)
  return (await metricsOf({ meters, ...parts }).text()).split('\n')
}
