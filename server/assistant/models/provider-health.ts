import type { ModelFailure } from './model-failure.ts'

const restAfterFailure = 15
const longestRest = 120

/**
 * Remembers which providers failed a moment ago, so that each visitor does not wait for the same deadline again. A
 * provider rests for 15 seconds, or for as long as it asks to.
 */
export function createProviderHealth(now: () => number) {
  const restsUntil = new Map<string, number>()
  return {
    isResting: (name: string) => (restsUntil.get(name) ?? 0) > now(),
    failed: (name: string, { retryAfter = restAfterFailure }: ModelFailure) => {
      restsUntil.set(name, now() + Math.min(retryAfter, longestRest) * 1000)
    },
    answered: (name: string) => {
      restsUntil.delete(name)
    },
  }
}
