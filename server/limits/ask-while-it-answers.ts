import { setTimeout } from 'node:timers/promises'
import type { Log } from '#server/log.ts'

/** Milliseconds that a visitor waits for a store that says nothing. */
const timeout = 2000
/** Milliseconds for which a store that did not answer is left alone; then one question tries it, for all. */
const leftAlone = 5000

/**
 * Asks the store what can do without it: an outage, or a store that is silent, holds up one question, and those that come
 * after it do without until it answers again.
 */
export function createAskWhileItAnswers({ now, log }: { readonly now: () => number; readonly log: Log }) {
  let nextTry = Number.NEGATIVE_INFINITY
  let isAway = false

  return async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    if (isAway && now() < nextTry) return undefined
    nextTry = now() + leftAlone
    const over = new AbortController()
    try {
      const answer = await Promise.race([work(), silence(over.signal)])
      if (isAway) log.info('The store answers again: questions are counted for all instances.')
      isAway = false
      return answer
    } catch (error) {
      if (!isAway)
        log.warn(
          { err: error },
          'The store does not answer, so questions are counted in this process alone, and no model is asked where CHAT_DAILY_BUDGET is set: check DATABASE_URL, or the space and rights of DATA_DIR.',
        )
      isAway = true
      return undefined
    } finally {
      over.abort()
    }
  }
}

async function silence(signal: AbortSignal): Promise<never> {
  await setTimeout(timeout, undefined, { signal })
  throw new Error(`The store was silent for ${timeout} ms.`)
}
