import { assistant } from '#content/assistant.ts'
import type { ChatEvent, ChatMessage } from '#contract/chat-protocol.ts'
import { RefusedQuestion } from './ask-assistant.ts'
import { type Conversation, type ConversationEvent, follow, messagesOf } from './conversation.ts'

type Dependencies = {
  readonly ask: (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<AsyncGenerator<ChatEvent>>
  readonly initial: Conversation
  readonly now: () => number
  /** Told of every failure, for the toast, and of every try, which ends it. */
  readonly onFailure: (reason: RefusedQuestion['reason']) => void
  readonly onTry?: () => void
}

export type Session = ReturnType<typeof createSession>

/** The conversation as it goes on: sends questions, takes answers in, and tells whoever listens. */
export function createSession({ ask, initial, now, onFailure, onTry }: Dependencies) {
  const listeners = new Set<() => void>()
  let conversation = initial
  let underWay: AbortController | undefined

  /** Whether the event changed anything. */
  function take(event: ConversationEvent) {
    const before = conversation
    conversation = follow(conversation, event)
    if (conversation === before) return false
    for (const listener of listeners) listener()
    return true
  }

  async function answer() {
    const controller = new AbortController()
    underWay = controller
    onTry?.()
    try {
      const events = await ask(messagesOf(conversation), controller.signal)
      if (controller.signal.aborted) return
      take({ kind: 'began' })
      for await (const { choices, assistant: details } of events) {
        if (controller.signal.aborted) return
        const text = choices[0]?.delta.content
        if (details) take({ kind: 'described', details })
        if (text) take({ kind: 'said', text })
      }
      if (!conversation.at(-1)?.answer) throw new RefusedQuestion('failure', assistant.problems.other)
      take({ kind: 'ended' })
    } catch (error) {
      if (controller.signal.aborted) return
      // Whatever may still come of it, nobody waits for it.
      controller.abort()
      fail(error instanceof RefusedQuestion ? error : new RefusedQuestion('failure', assistant.problems.unreached))
    }
  }

  function fail({ reason, message, retryAfterSeconds }: RefusedQuestion) {
    const retryAt = retryAfterSeconds && now() + retryAfterSeconds * 1000
    take({ kind: 'failed', problem: message, retryAt })
    onFailure(reason)
  }

  function stop() {
    underWay?.abort()
    take({ kind: 'stopped' })
  }

  return {
    conversation: () => conversation,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    send: (question: string) => {
      const isSent = take({ kind: 'asked', question })
      if (isSent) void answer()
      return isSent
    },
    retry: () => {
      if (take({ kind: 'retried' })) void answer()
    },
    stop,
    clear: () => {
      stop()
      take({ kind: 'cleared' })
    },
  }
}
