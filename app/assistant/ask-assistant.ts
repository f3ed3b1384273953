import { assistant } from '#content/assistant.ts'
import { apiPaths } from '#contract/api-paths.ts'
import type { ChatEvent, ChatMessage } from '#contract/chat-protocol.ts'
import { readEventStream } from './read-event-stream.ts'
import { unlessSilent } from './unless-silent.ts'

type Service = { readonly backendUrl: string; readonly anonKey: string; readonly fetch: typeof fetch }

/** No answer came. `reason` says which toast tells the visitor; the message stands in the place of the answer. */
export class RefusedQuestion extends Error {
  readonly reason: keyof typeof assistant.toasts
  readonly retryAfterSeconds: number | undefined

  constructor(reason: keyof typeof assistant.toasts, message: string, retryAfterSeconds?: number) {
    super(message)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Sends the conversation to the function and gives its events; the promise stands for the stream's beginning. */
export function createAsker({ backendUrl, anonKey, fetch }: Service) {
  return async (messages: readonly ChatMessage[], signal: AbortSignal): Promise<AsyncGenerator<ChatEvent>> => {
    const answer = fetch(`${backendUrl}${apiPaths.chat}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${anonKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages }),
      signal,
    })
    const response = await unlessSilent(answer)
    const { problems } = assistant
    if (response.status === 429) throw new RefusedQuestion('tooMany', problems.tooMany, retryAfter(response.headers))
    if (response.status === 402) throw new RefusedQuestion('unavailable', problems.unavailable)
    if (!response.ok) throw new RefusedQuestion('failure', problems.status)
    if (!response.body) throw new RefusedQuestion('failure', problems.noBody)
    return readEventStream(response.body)
  }
}

/** In seconds; the header's other form, a date, is not what the function sends. */
function retryAfter(headers: Headers) {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return seconds > 0 && seconds < 3600 ? seconds : undefined
}
