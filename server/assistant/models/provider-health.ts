import type { ModelClient } from './model-client.ts'
import type { ModelFailure } from './model-failure.ts'

const restAfterFailure = 15
const longestRest = 120

export type ProviderHealth = ReturnType<typeof createProviderHealth>

type State = { restsUntil: number; isUp: boolean; answers: number; failures: number }

/**
 * Remembers which providers failed a moment ago, so that each visitor does not wait for the same deadline again. A
 * provider rests for 15 seconds, or for as long as its failure says.
 */
export function createProviderHealth(clients: readonly ModelClient[], now: () => number) {
  const states = new Map(clients.map((client) => [client, unasked()]))

  function stateOf(client: ModelClient) {
    const state = states.get(client) ?? unasked()
    states.set(client, state)
    return state
  }

  return {
    isResting: (client: ModelClient) => stateOf(client).restsUntil > now(),
    failed: (client: ModelClient, { rest = restAfterFailure }: ModelFailure) => {
      const state = stateOf(client)
      state.restsUntil = now() + Math.min(rest, longestRest) * 1000
      state.failures++
      // One that only refused a visitor's question is not down.
      if (rest > 0) state.isUp = false
    },
    answered: (client: ModelClient) => {
      const state = stateOf(client)
      state.restsUntil = 0
      state.answers++
      state.isUp = true
    },
    /** In the order of the configuration; entries of the same name and model are one. */
    read: () => {
      const named = [...states].map(([{ provider }, state]) => ({ ...provider, ...state }))
      return [...Map.groupBy(named, ({ name, model }) => `${name}\n${model}`).values()].flatMap(([first, ...others]) =>
        first ? [others.reduce(joined, first)] : [],
      )
    },
  }
}

function unasked(): State {
  return { restsUntil: 0, isUp: true, answers: 0, failures: 0 }
}

function joined<Named extends State>(one: Named, other: Named): Named {
  const answers = one.answers + other.answers
  const failures = one.failures + other.failures
  return { ...one, isUp: one.isUp || other.isUp, answers, failures }
}
