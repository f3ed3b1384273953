import { type Ask, openLane } from './ask.ts'

type Sending = {
  /** Where to: lane by lane in turn. */
  readonly urls: readonly string[]
  readonly lanes: number
  /** The number of the first request, and of the one after the last. */
  readonly from?: number
  readonly to?: number
  /** Whether the time is over: no more is begun then. */
  readonly isOver: () => boolean
  readonly request: (number: number) => Ask
}

/** Sends requests over so many connections, each one after another, and tells how they were answered. */
export async function sendAll({ urls, lanes, from = 0, to = Number.POSITIVE_INFINITY, isOver, request }: Sending) {
  const statuses = new Map<number, number>()
  const times: number[] = []
  let next = from
  let unanswered = 0
  await Promise.all(
    Array.from({ length: lanes }, async (_, index) => {
      const lane = openLane(urls[index % urls.length] ?? '')
      while (next < to && !isOver()) {
        try {
          const { status, time } = await lane.ask(request(next++))
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          times.push(time)
        } catch {
          unanswered++
        }
      }
      lane.close()
    }),
  )
  const count = (isMeant: (status: number) => boolean) =>
    [...statuses].filter(([status]) => isMeant(status)).reduce((total, [, times]) => total + times, 0)
  return {
    sent: next - from,
    unanswered,
    differentStatuses: statuses.size,
    failed: count((status) => status >= 500),
    /** Neither answered with 200 nor at all. */
    refused: count((status) => status !== 200) + unanswered,
    p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
  }
}

export function after(moment: number) {
  return () => Date.now() > moment
}
