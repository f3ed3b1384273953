import type { ProviderHealth } from '#server/assistant/models/provider-health.ts'
import type { Store } from '#server/store/open-store.ts'
import type { EventLoop } from './event-loop.ts'
import { family, gauge } from './exposition.ts'
import type { Meters } from './meters.ts'
import { storeMetrics } from './store-metrics.ts'

type Dependencies = {
  readonly meters: Pick<Meters, 'text'>
  readonly store: Pick<Store, 'db'>
  readonly hasDesk: boolean
  readonly eventLoop: EventLoop
  readonly providers: Pick<ProviderHealth, 'read'>
  /** What is free where DATA_DIR lies. */
  readonly freeBytes: () => Promise<number>
  /** The fingerprint of the build that is served. */
  readonly build: string
  readonly now: () => number
}

export type Metrics = ReturnType<typeof createMetrics>

/** Everything that is measured, in Prometheus' text format. No label holds anything that a visitor sent. */
export function createMetrics({ meters, eventLoop, providers, freeBytes, build, ...forStore }: Dependencies) {
  async function text() {
    return [
      meters.text(),
      await storeMetrics(forStore),
      providerMetrics(),
      eventLoopMetrics(),
      await diskMetrics(),
      processMetrics(),
      family('build_info', 'gauge', 'Which build is served, by which Node.', [
        { labels: { build: build.slice(0, 12), node: process.version }, value: 1 },
      ]),
    ].join('')
  }

  function providerMetrics() {
    const states = providers.read()
    const samples = (value: (state: (typeof states)[number]) => number) =>
      states.map((state) => ({ labels: { provider: state.name, model: state.model }, value: value(state) }))
    return [
      family(
        'model_up',
        'gauge',
        'Whether a model answered when it was last asked; one that was never asked counts as up.',
        samples(({ isUp }) => (isUp ? 1 : 0)),
      ),
      family(
        'model_answers_total',
        'counter',
        'Answers that a model brought to their end.',
        samples(({ answers }) => answers),
      ),
      family(
        'model_failures_total',
        'counter',
        'Answers that a model did not begin or did not end.',
        samples(({ failures }) => failures),
      ),
    ].join('')
  }

  function eventLoopMetrics() {
    const { utilization, longestBlock, lag } = eventLoop.read()
    return [
      gauge('event_loop_utilization', 'Share of its time that the thread worked, since the last reading.', utilization),
      gauge(
        'event_loop_longest_block_seconds',
        'Longest time that the thread was held, in the last minute.',
        longestBlock,
      ),
      family('event_loop_lag_seconds', 'summary', 'How late the thread came to its work, since the last reading.', [
        { labels: { quantile: '0.5' }, value: lag.median },
        { labels: { quantile: '0.99' }, value: lag.highest },
      ]),
    ].join('')
  }

  async function diskMetrics() {
    try {
      return gauge('data_dir_free_bytes', 'What is free where DATA_DIR lies.', await freeBytes())
    } catch {
      return ''
    }
  }

  return { text }
}

function processMetrics() {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('process_heap_used_bytes', 'Memory of the objects that are in use or not yet collected.', heapUsed),
    gauge('process_external_memory_bytes', 'Memory of buffers: the pages, and what is under way.', external),
    family('process_cpu_seconds_total', 'counter', 'Processor time of the process.', [
      { value: (user + system) / 1e6 },
    ]),
    gauge('process_start_time_seconds', 'When the process started, since the epoch.', performance.timeOrigin / 1000),
    gauge('process_uptime_seconds', 'Since the process started.', process.uptime()),
  ].join('')
}
