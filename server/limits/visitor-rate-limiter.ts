import { createMemoryRateLimiter } from './memory-rate-limiter.ts'
import type { Rate } from './rate-window.ts'

/** Says whether a visitor may, or after how many seconds: so many for one, and for all together. */
export function createVisitorRateLimiter(rates: { visitor: Rate; everybody: Rate }, now: () => number) {
  const ofVisitor = createMemoryRateLimiter(rates.visitor, now)
  const ofEverybody = createMemoryRateLimiter(rates.everybody, now)
  return async (network: string) => {
    const own = await ofVisitor.take(network)
    return own.allowed ? ofEverybody.take('') : own
  }
}
