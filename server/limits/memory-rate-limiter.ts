import type { Rate } from './rate-window.ts'

/** How often one visitor may do something in a while. */
export type RateLimiter = {
  readonly take: (visitor: string) => Promise<{ readonly allowed: boolean; readonly retryAfterSeconds: number }>
}

/** Beyond this many visitors in one window, the oldest are forgotten first. */
const mostVisitors = 100_000

/** Counts in this process alone. The window opens with the first use, as in the store. */
export function createMemoryRateLimiter(rate: Rate, now: () => number): RateLimiter {
  /** In the order in which the windows opened, which is also that in which they end. */
  const windows = new Map<string, { count: number; endsAt: number }>()

  const length = rate.seconds * 1000

  function forgetEnded(time: number) {
    for (const [visitor, { endsAt }] of windows) {
      // One that ends later than a window opened now was opened by a clock that has been set back since.
      const isOpen = endsAt > time && endsAt <= time + length
      if (isOpen && windows.size < mostVisitors) return
      windows.delete(visitor)
    }
  }

  return {
    async take(visitor) {
      const time = now()
      forgetEnded(time)
      const window = windows.get(visitor)
      if (!window) {
        windows.set(visitor, { count: 1, endsAt: time + length })
        return { allowed: true, retryAfterSeconds: 0 }
      }
      if (window.count >= rate.requests) {
        return { allowed: false, retryAfterSeconds: Math.ceil((window.endsAt - time) / 1000) }
      }
      window.count++
      return { allowed: true, retryAfterSeconds: 0 }
    },
  }
}
