import { apiPaths } from '#contract/api-paths.ts'
import type { Store } from '#server/store/open-store.ts'
import type { EventLoop } from './event-loop.ts'

type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number }

export type Metrics = ReturnType<typeof createMetrics>

/** Counts of what happens, in Prometheus' text format. No label holds anything that a visitor sent. */
export function createMetrics({ db }: Pick<Store, 'db'>, eventLoop: EventLoop) {
  const requests = new Map<string, { route: string; status: string; count: number }>()

  const cspReports = new Map<string, number>()

  function countRequest(path: string, status: number) {
    const route = routeOf(path)
    const key = `${route} ${status}`
    const entry = requests.get(key) ?? { route, status: String(status), count: 0 }
    entry.count++
    requests.set(key, entry)
  }

  function countCspReport(directive: string) {
    cspReports.set(directive, (cspReports.get(directive) ?? 0) + 1)
  }

  async function text() {
    const answered = [...requests.values()].map(({ count, ...labels }) => ({ labels, value: count }))
    return [
      metric('http_requests_total', 'counter', 'Answers by route and status.', answered),
      metric(
        'csp_reports_total',
        'counter',
        'What browsers say the content security policy kept from happening, by directive.',
        [...cspReports].map(([directive, value]) => ({ labels: { directive }, value })),
      ),
      ...(await storeMetrics()),
      ...eventLoopMetrics(),
      metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
        { value: process.memoryUsage.rss() },
      ]),
      metric('process_uptime_seconds', 'gauge', 'Since the process started.', [{ value: process.uptime() }]),
    ].join('')
  }

  function eventLoopMetrics() {
    const { utilization, longestBlock } = eventLoop.read()
    return [
      metric('event_loop_utilization', 'gauge', 'Share of its time that the thread worked, since the last reading.', [
        { value: utilization },
      ]),
      metric(
        'event_loop_longest_block_seconds',
        'gauge',
        'Longest time that the thread was held, in the last minute.',
        [{ value: longestBlock }],
      ),
    ]
  }

  /** A store that does not answer leaves its metrics out, and says so. */
  async function storeMetrics() {
    const up = (value: number) => metric('store_up', 'gauge', 'Whether the store answers.', [{ value }])
    try {
      const mails = await db
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute()
      const byState = mails.map(({ state, count }) => ({ labels: { state }, value: Number(count) }))
      return [up(1), metric('mails', 'gauge', 'Mails in the outbox: waiting, sent, set aside or held.', byState)]
    } catch {
      return [up(0)]
    }
  }

  return { countRequest, countCspReport, text }
}

/** Which part of the site it was: never what somebody typed in the address bar. */
export function routeOf(path: string) {
  if (path === apiPaths.contact) return 'contact'
  if (path === apiPaths.chat) return 'chat'
  return path.startsWith('/assets/') ? 'asset' : 'page'
}

function metric(name: string, type: 'counter' | 'gauge', help: string, samples: readonly Sample[]) {
  const lines = samples.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`
  })
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}
