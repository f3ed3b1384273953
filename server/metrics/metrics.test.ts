import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPaths } from '#contract/api-paths.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite, type Store } from '#server/store/open-store.ts'
import { createMetrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'

const idle = { read: () => ({ utilization: 0.25, longestBlock: 0.012 }) }

let folder: string
let store: Store

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metrics-'))
  store = openSqlite(folder)
  await migrate(store, 0)
  const mail = { kind: 'team', request_id: null, once_key: null, created_at: 0, due_at: 0, give_up_at: 0 } as const
  const rest = { claim: null, sent_at: null, problem: null }
  await store.db
    .insertInto('outbox')
    .values([
      { id: 'a', ...mail, ...rest, state: 'set-aside' },
      { id: 'b', ...mail, ...rest, state: 'waiting' },
      { id: 'c', ...mail, ...rest, state: 'waiting' },
    ])
    .execute()
})

afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

describe('The metrics', () => {
  test('count answers by route and status, without what visitors sent', async () => {
    const { countRequest, text } = createMetrics(store, idle)
    countRequest(apiPaths.contact, 200)
    countRequest(apiPaths.contact, 200)
    countRequest(apiPaths.chat, 429)
    countRequest('/assets/boot-1.js', 200)
    countRequest('/contact?email=a@b.fr"} 1\nfake 2', 404)
    const lines = (await text()).split('\n')
    expect(lines).toContain('http_requests_total{route="contact",status="200"} 2')
    expect(lines).toContain('http_requests_total{route="chat",status="429"} 1')
    expect(lines).toContain('http_requests_total{route="asset",status="200"} 1')
    expect(lines).toContain('http_requests_total{route="page",status="404"} 1')
    expect(lines.join('\n')).not.toContain('a@b.fr')
  })

  test('count what the content security policy kept from happening', async () => {
    const { countCspReport, text } = createMetrics(store, idle)
    countCspReport('img-src')
    countCspReport('img-src')
    expect((await text()).split('\n')).toContain('csp_reports_total{directive="img-src"} 2')
  })

  test('tell how many mails wait and how many are set aside', async () => {
    const lines = (await createMetrics(store, idle).text()).split('\n')
    expect(lines).toContain('store_up 1')
    expect(lines).toContain('mails{state="waiting"} 2')
    expect(lines).toContain('mails{state="set-aside"} 1')
  })

  test('tell how busy the thread is that serves everybody', async () => {
    const lines = (await createMetrics(store, idle).text()).split('\n')
    expect(lines).toContain('event_loop_utilization 0.25')
    expect(lines).toContain('event_loop_longest_block_seconds 0.012')
  })

  test('say that the store is down instead of failing with it', async () => {
    const closed = openSqlite(join(folder, 'closed'))
    await closed.close()
    expect((await createMetrics(closed, idle).text()).split('\n')).toContain('store_up 0')
  })

  test('are served at /metrics on loopback, and nothing else is', async () => {
    const server = await startMetricsServer(0, createMetrics(store, idle))
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
