import type { Environment } from '#server/environment.ts'
import type { Log } from '#server/log.ts'
import { parisDay } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import { createAskWhileItAnswers } from './ask-while-it-answers.ts'
import { createMemoryRateLimiter, type RateLimiter } from './memory-rate-limiter.ts'
import { takePermit } from './rate-window.ts'
import { visitorKey } from './visitor.ts'

/**
 * How many answers may be given in a day, to all visitors and by all instances. Whether one is left is unknown while the
 * store does not answer: then nothing may be spent.
 */
export type DailyBudget = { readonly take: () => Promise<'left' | 'spent' | 'unknown'> }

type Dependencies = {
  store: Store
  visitorSecret: () => Promise<string>
  environment: Pick<Environment, 'CHAT_RATE' | 'CHAT_DAILY_BUDGET'>
  now: () => number
  log: Log
}

const twoDays = 2 * 24 * 3600

/**
 * Visitors are counted where all instances see it: in PostgreSQL, or in memory where SQLite means a single one. A count
 * of questions a minute is not worth a wait for the disk, and no reason to be silent while the database is away. The day's
 * answers are counted in the store in either case.
 */
export function createChatLimits({ store, visitorSecret, environment, now, log }: Dependencies) {
  const { CHAT_RATE: rate, CHAT_DAILY_BUDGET: budget } = environment
  const ask = createAskWhileItAnswers({ now, log })
  const ownRateLimiter = createMemoryRateLimiter(rate, now)

  const sharedRateLimiter: RateLimiter = {
    async take(visitor) {
      const permit = await ask(async () => {
        const key = visitorKey('chat', await visitorSecret(), visitor)
        return store.write((transaction) => takePermit(transaction, key, rate, now()))
      })
      if (!permit) return ownRateLimiter.take(visitor)
      return { allowed: permit.allowed, retryAfterSeconds: permit.allowed ? 0 : permit.retryAfter }
    },
  }

  const dailyBudget: DailyBudget = {
    async take() {
      if (budget === undefined) return 'left'
      if (budget === 0) return 'spent'
      const key = `chat-budget:${parisDay(now())}`
      const permit = await ask(() =>
        store.write((transaction) => takePermit(transaction, key, { requests: budget, seconds: twoDays }, now())),
      )
      if (!permit) return 'unknown'
      return permit.allowed ? 'left' : 'spent'
    },
  }

  return { rateLimiter: store.engine === 'postgres' ? sharedRateLimiter : ownRateLimiter, dailyBudget }
}
