import type { Environment } from '#server/environment.ts'
import { visitorKey } from '#server/http/visitor.ts'
import type { Store } from '#server/store/open-store.ts'
import { takeTurn } from '#server/store/rate-window.ts'

/** How many questions one visitor may ask in a while. */
export type RateLimiter = {
  readonly take: (visitor: string) => Promise<{ readonly allowed: boolean; readonly retryAfterSeconds: number }>
}

/** How many answers may be given in a day, to all visitors and by all instances. */
export type DailyBudget = { readonly take: () => Promise<boolean> }

type Dependencies = {
  store: Store
  visitorSecret: () => Promise<string>
  environment: Pick<Environment, 'CHAT_RATE' | 'CHAT_DAILY_BUDGET'>
  now: () => number
}

const twoDays = 2 * 24 * 3600
const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' })

/** Both are counted in the store; the visitor's network only as a keyed hash. */
export function createChatLimits({ store, visitorSecret, environment, now }: Dependencies) {
  const { CHAT_RATE: rate, CHAT_DAILY_BUDGET: budget } = environment

  const rateLimiter: RateLimiter = {
    async take(visitor) {
      const key = visitorKey('chat', await visitorSecret(), visitor)
      const turn = await store.write((transaction) => takeTurn(transaction, key, rate, now()))
      return turn.allowed
        ? { allowed: true, retryAfterSeconds: 0 }
        : { allowed: false, retryAfterSeconds: turn.retryAfter }
    },
  }

  const dailyBudget: DailyBudget = {
    async take() {
      if (budget === undefined) return true
      if (budget === 0) return false
      const key = `chat-budget:${parisDay.format(now())}`
      const turn = await store.write((transaction) =>
        takeTurn(transaction, key, { requests: budget, seconds: twoDays }, now()),
      )
      return turn.allowed
    },
  }

  return { rateLimiter, dailyBudget }
}
