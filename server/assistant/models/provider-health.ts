import type { ModelClient } from './model-client.ts'
import type { ModelFailure } from './model-failure.ts'

const restAfterFailure = 15
const longestRest = 120

/**
 * Remembers which providers failed a moment ago, so that each visitor does not wait for the same deadline again. A
 * provider rests for 15 seconds, or for as long as its failure says.
 */
export function createProviderHealth(now: () => number) {
  const restsUntil = new WeakMap<ModelClient, number>()
  return {
    isResting: (client: ModelClient) => (restsUntil.get(client) ?? 0) > now(),
    failed: (client: ModelClient, { rest = restAfterFailure }: ModelFailure) => {
      restsUntil.set(client, now() + Math.min(rest, longestRest) * 1000)
    },
    answered: (client: ModelClient) => {
      restsUntil.delete(client)
    },
  }
}
