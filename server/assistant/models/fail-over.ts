import type { Log } from '#server/log.ts'
import { askToContinue, joinContinuation } from './continuation.ts'
import type { ModelClient, ModelMessage } from './model-client.ts'
import { ModelFailure } from './model-failure.ts'
import type { ProviderHealth } from './provider-health.ts'

/** Who speaks from here on, or a piece of what it says. */
export type Spoken = { readonly speaker: ModelClient['provider'] } | { readonly text: string }

type Dependencies = {
  clients: readonly ModelClient[]
  health: ProviderHealth
  log: Log
  /** When the server is about to stop: models are ended then, and no other is begun. */
  closing: AbortSignal
}

/** Longer than any good answer: a model that does not come to an end is ended. */
const longestAnswer = 12_000

/**
 * Asks one provider after the other: the next one when one fails before its first word, and also after it, by having
 * the answer continued from what was said. Returns whether the answer came to its end. Throws only when the visitor has
 * gone.
 */
export function createFailOver({ clients, health, log, closing }: Dependencies) {
  return async function* speak(
    messages: readonly ModelMessage[],
    signal: AbortSignal,
    requestId?: string,
  ): AsyncGenerator<Spoken, boolean> {
    let said = ''
    let speaker: ModelClient['provider'] | undefined
    const ending = AbortSignal.any([signal, closing])
    for (const client of clients) {
      const { provider, answer } = client
      if (closing.aborted) return false
      if (health.isResting(client)) continue
      const join = said ? joinContinuation(said) : undefined
      try {
        for await (const piece of answer(said ? askToContinue(messages, said) : messages, ending)) {
          yield* utter(provider, join ? join.push(piece) : piece)
          if (said.length > longestAnswer) return true
        }
        yield* utter(provider, join?.end() ?? '')
        if (!said) throw new ModelFailure('ended without a word')
        health.answered(client)
        return true
      } catch (error) {
        if (signal.aborted) throw error
        if (closing.aborted) return false
        if (error instanceof ModelFailure) health.failed(client, error)
        report(error, { requestId, provider: provider.name, afterFirstWord: said !== '' })
      }
    }
    return false

    function* utter(provider: ModelClient['provider'], text: string): Iterable<Spoken> {
      if (!text) return
      if (speaker !== provider) yield { speaker: provider }
      speaker = provider
      said += text
      yield { text }
    }
  }

  function report(error: unknown, about: Readonly<Record<string, string | boolean | undefined>>) {
    if (error instanceof ModelFailure) {
      log.warn(
        { ...about, problem: error.message },
        'A model failed: the next one answers, at last the embedded assistant. Check its address, key and quota.',
      )
      return
    }
    log.error(
      { ...about, err: error },
      'A model could not be read because of a fault in this program: the next one answers, at last the embedded assistant.',
    )
  }
}
