import { assistant } from '#content/assistant.ts'
import { type AnswerDetails, type ChatMessage, chatLimits } from '#contract/chat-protocol.ts'
import { plainText } from './parse-markdown.ts'

/**
 * waiting: asked, and nothing has come yet. streaming: the answer comes. finished: all of it came.
 * stopped: the visitor had enough. interrupted: the stream broke off. refused: no answer came at all.
 */
export const turnStates = ['waiting', 'streaming', 'finished', 'stopped', 'interrupted', 'refused'] as const

/** A question and what came back. */
export type Turn = {
  readonly question: string
  readonly answer: string
  readonly state: (typeof turnStates)[number]
  readonly details: AnswerDetails
  /** Why a refused turn has no answer, in French. */
  readonly problem?: string | undefined
  /** From when on asking again makes sense, in milliseconds since the epoch. */
  readonly retryAt?: number | undefined
}

export type Conversation = readonly Turn[]

export type ConversationEvent =
  | { readonly kind: 'asked'; readonly question: string }
  | { readonly kind: 'began' }
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'described'; readonly details: AnswerDetails }
  | { readonly kind: 'ended' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: string; readonly retryAt?: number | undefined }
  | { readonly kind: 'retried' }
  | { readonly kind: 'cleared' }

/** What the conversation becomes with an event. Everything but a question concerns the last turn. */
export function follow(conversation: Conversation, event: ConversationEvent): Conversation {
  if (event.kind === 'cleared') return []
  if (event.kind === 'asked') {
    const question = event.question.trim()
    return question && !isPending(conversation) ? [...conversation, asked(question)] : conversation
  }
  const turn = conversation.at(-1)
  if (!turn) return conversation
  const next = event.kind === 'retried' ? retried(turn) : isTurnPending(turn) ? answered(turn, event) : turn
  return next === turn ? conversation : [...conversation.slice(0, -1), next]
}

/** While an answer is awaited or comes, nothing else is asked. */
export function isPending(conversation: Conversation) {
  const turn = conversation.at(-1)
  return turn !== undefined && isTurnPending(turn)
}

/** What assistive technology reads out of the last turn: that an answer is on its way, then once the whole answer. */
export function announcementOf(conversation: Conversation) {
  const turn = conversation.at(-1)
  if (!turn) return ''
  if (isTurnPending(turn)) return assistant.answering
  return turn.state === 'finished' ? plainText(turn.answer) : remarkOn(turn)
}

/** Of what is read out: French, as the page is, unless the whole answer is in English. */
export function languageOf({ state, details }: Turn) {
  return state === 'finished' && details.english === 'whole' ? 'en' : undefined
}

/** What to say of a turn that has no whole answer. */
export function remarkOn({ state, problem }: Turn) {
  if (state === 'stopped') return assistant.stopped
  if (state === 'interrupted') return assistant.interrupted
  return state === 'refused' ? problem : undefined
}

/** What the function is sent: the turns that were answered, as far back as it takes, and the last question. */
export function messagesOf(conversation: Conversation): ChatMessage[] {
  const question = conversation.at(-1)?.question ?? ''
  const messages: ChatMessage[] = [{ role: 'user', content: question }]
  let characters = question.length
  for (const { question, answer } of conversation.slice(0, -1).reverse()) {
    characters += question.length + answer.length
    if (characters > longestHistory || messages.length + 2 > chatLimits.messages) break
    if (!answer) continue
    const content = answer.slice(0, chatLimits.answerCharacters)
    messages.unshift({ role: 'user', content: question }, { role: 'assistant', content })
  }
  return messages
}

/** In characters; well within the 64 KiB that the function reads, whatever the letters. */
const longestHistory = 16_000

/** A conversation whose page went away while an answer came: what came of it is kept. */
export function resumed(conversation: Conversation): Conversation {
  return follow(conversation, { kind: 'stopped' }).map((turn, index) =>
    turn === conversation[index] ? turn : { ...turn, state: 'interrupted' },
  )
}

function asked(question: string): Turn {
  return { question, answer: '', state: 'waiting', details: {} }
}

export function isTurnPending({ state }: Turn) {
  return state === 'waiting' || state === 'streaming'
}

function retried(turn: Turn): Turn {
  return isTurnPending(turn) ? turn : asked(turn.question)
}

type AnswerEvent = Exclude<ConversationEvent, { kind: 'asked' | 'retried' | 'cleared' }>

function answered(turn: Turn, event: AnswerEvent): Turn {
  switch (event.kind) {
    case 'began':
      return { ...turn, state: 'streaming' }
    case 'said':
      return { ...turn, state: 'streaming', answer: turn.answer + event.text }
    case 'described':
      return { ...turn, details: { ...turn.details, ...event.details } }
    case 'ended':
      return { ...turn, state: 'finished' }
    case 'stopped':
      return { ...turn, state: 'stopped' }
    case 'failed': {
      const { problem, retryAt } = event
      // What was said stays; a turn without a word has nothing to show but why.
      return turn.answer ? { ...turn, state: 'interrupted' } : { ...turn, state: 'refused', problem, retryAt }
    }
  }
}
