import type { Rate } from '#server/store/rate-window.ts'
import type { RateLimiter } from './chat-limits.ts'

/** Beyond this many visitors in one window, the oldest are forgotten first. */
const mostVisitors = 100_000

/** Counts in this process alone. The window opens with the first use, as in the store. */
export function createMemoryRateLimiter(rate: Rate, now: () => number): RateLimiter {
  /** In the order in which the windows opened, which is also that in which they end. */
  const windows = new Map<string, { count: number; endsAt: number }>()

  function forgetEnded(time: number) {
    for (const [visitor, { endsAt }] of windows) {
      if (endsAt > time && windows.size < mostVisitors) return
      windows.delete(visitor)
    }
  }

  return {
    async take(visitor) {
      const time = now()
      forgetEnded(time)
      const window = windows.get(visitor)
      if (!window) {
        windows.set(visitor, { count: 1, endsAt: time + rate.seconds * 1000 })
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
