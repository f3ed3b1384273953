import type { Environment } from '#server/environment.ts'
import { parisDay } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import { createMemoryRateLimiter, type RateLimiter } from './memory-rate-limiter.ts'
import { takeTurn } from './rate-window.ts'
import { visitorKey } from './visitor.ts'

/** How many answers may be given in a day, to all visitors and by all instances. */
export type DailyBudget = { readonly take: () => Promise<boolean> }

type Dependencies = {
  store: Store
  visitorSecret: () => Promise<string>
  environment: Pick<Environment, 'CHAT_RATE' | 'CHAT_DAILY_BUDGET'>
  now: () => number
}

const twoDays = 2 * 24 * 3600

/**
 * Visitors are counted where all instances see it: in PostgreSQL, or in memory where SQLite means a single one. A count
 * of questions a minute is not worth a wait for the disk. The day's answers are counted in the store in either case.
 */
export function createChatLimits({ store, visitorSecret, environment, now }: Dependencies) {
  const { CHAT_RATE: rate, CHAT_DAILY_BUDGET: budget } = environment

  const sharedRateLimiter: RateLimiter = {
    async take(visitor) {
      const key = visitorKey('chat', await visitorSecret(), visitor)
      const turn = await store.write((transaction) => takeTurn(transaction, key, rate, now()))
      return { allowed: turn.allowed, retryAfterSeconds: turn.allowed ? 0 : turn.retryAfter }
    },
  }

  const dailyBudget: DailyBudget = {
    async take() {
      if (budget === undefined) return true
      if (budget === 0) return false
      const key = `chat-budget:${parisDay(now())}`
      const turn = await store.write((transaction) =>
        takeTurn(transaction, key, { requests: budget, seconds: twoDays }, now()),
      )
      return turn.allowed
    },
  }

  return {
    rateLimiter: store.engine === 'postgres' ? sharedRateLimiter : createMemoryRateLimiter(rate, now),
    dailyBudget,
  }
}
