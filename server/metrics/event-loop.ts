import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { atMostOnceIn } from '#server/at-most-once-in.ts'
import type { Log } from '#server/log.ts'

export type EventLoop = Pick<ReturnType<typeof watchEventLoop>, 'read'>

const second = 1000
const minute = 60 * second
/** Milliseconds between two looks at the clock. */
const resolution = 10
/** Milliseconds that nobody notices. */
const tolerated = 100
/** Milliseconds in which the thread rests most of the time once the start is over; under siege it may never rest. */
const restFor = 250
const looksForRest = 40

/**
 * How busy the one thread is that serves every visitor. While a piece of work holds it, all others wait: the longest hold
 * of the last minute is kept, and told when it could be felt.
 */
export function watchEventLoop(log: Log) {
  // One that is reset misses the hold that it is reset in: the other has it, and is reset at the next look.
  const delays = [monitorEventLoopDelay({ resolution }), monitorEventLoopDelay({ resolution })]
  const sinceReading = monitorEventLoopDelay({ resolution })
  /** The longest hold of each of the last seconds, in milliseconds. */
  const holds: number[] = []
  let worst = 0
  let busy = performance.eventLoopUtilization()
  const warn = atMostOnceIn(minute, () => {
    log.warn(
      { milliseconds: Math.round(worst) },
      'The process stood still for a moment, and every visitor with it: see event_loop_longest_block_seconds in the metrics.',
    )
    worst = 0
  })

  function look() {
    const held = longestSinceLook()
    delays[0]?.reset()
    delays.reverse()
    holds.push(held)
    if (holds.length > minute / second) holds.shift()
    if (held <= tolerated) return
    worst = Math.max(worst, held)
    warn()
  }

  function longestSinceLook() {
    const measured = delays.filter(({ count }) => count > 0).map(({ max }) => max / 1e6 - resolution)
    return Math.max(0, ...measured)
  }

  function measureOnceAtRest(looks = looksForRest) {
    const from = performance.eventLoopUtilization()
    const isAtRest = () => performance.eventLoopUtilization(from).utilization < 0.5
    setTimeout(() => (isAtRest() || looks === 0 ? measure() : measureOnceAtRest(looks - 1)), restFor).unref()
  }

  function measure() {
    for (const delay of [...delays, sinceReading]) delay.enable()
    setInterval(look, second).unref()
  }

  /** In seconds. */
  function lagAt(percentile: number) {
    return sinceReading.count > 0 ? Math.max(0, sinceReading.percentile(percentile) / 1e6 - resolution) / 1000 : 0
  }

  return {
    /** Called when the site listens; what is measured begins after the start, which holds the thread for a good reason. */
    start: () => {
      busy = performance.eventLoopUtilization()
      measureOnceAtRest()
    },
    /**
     * The share of its time that the thread worked and how late it came to its work, both since the last reading, and its
     * longest hold of the last minute; in seconds.
     */
    read: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, busy)
      busy = now
      const lag = { median: lagAt(50), highest: lagAt(99) }
      sinceReading.reset()
      return { utilization, longestBlock: Math.max(longestSinceLook(), ...holds) / 1000, lag }
    },
  }
}
