import { createMemoryRateLimiter } from '#server/assistant/memory-rate-limiter.ts'

/** A page made for one visitor costs as much as ten that are ready: so many a minute for one, and for all together. */
const rates = { visitor: { requests: 20, seconds: 60 }, everybody: { requests: 600, seconds: 60 } }

/** Says whether a page may be made for a visitor, or after how many seconds one may be. */
export function createPageTurns(now: () => number) {
  const ofVisitor = createMemoryRateLimiter(rates.visitor, now)
  const ofEverybody = createMemoryRateLimiter(rates.everybody, now)
  return async (network: string) => {
    const own = await ofVisitor.take(network)
    return own.allowed ? ofEverybody.take('') : own
  }
}
