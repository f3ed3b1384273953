import { assistantAnswers } from '#content/assistant-answers.ts'
import { chatAnswers } from '#content/chat-answers.ts'
import { company } from '#content/company.ts'
import type { AnswerDetails, ChatMessage } from '#contract/chat-protocol.ts'
import type { Log } from '#server/log.ts'
import { visibleText } from '#server/visible-text.ts'
import { checkLinks } from './answer-links.ts'
import { dangerIn } from './embedded/danger.ts'
import type { AnswerSubject, EmbeddedAnswer, EmbeddedAssistant } from './embedded/embedded-assistant.ts'
import type { Passage } from './knowledge.ts'
import { readableText } from './language/readable-text.ts'
import { lazily } from './lazily.ts'
import { createCrowdGate } from './let-crowd-in.ts'
import { createFailOver } from './models/fail-over.ts'
import type { ModelClient, ModelMessage } from './models/model-client.ts'
import { createProviderHealth, type ProviderHealth } from './models/provider-health.ts'
import { withoutPersonalData } from './personal-data.ts'
import { systemInstructions } from './system-instructions.ts'

/** A piece of the answer's text (Markdown), or something about the answer. */
export type AnswerEvent = { readonly text: string } | { readonly details: AnswerDetails }

type AnswerOptions = {
  /** Without models, the embedded assistant answers, which costs nothing. */
  readonly withModels?: boolean
  /** As server/http/request-id.ts names it, for the log. */
  readonly requestId?: string | undefined
}

export type Assistant = (
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  options?: AnswerOptions,
) => AsyncIterable<AnswerEvent>

type Dependencies = {
  embedded: EmbeddedAssistant
  clients: readonly ModelClient[]
  health?: ProviderHealth
  siteUrl: string
  now: () => number
  log: Log
  /** Told once of every question, however its answer ends. */
  count?: (about: AnswerSubject) => void
  /** Aborted when the server is about to stop: answers under way are brought to an end. */
  closing?: AbortSignal
  checkText?: typeof checkLinks
}

type SpokenAnswer = Pick<EmbeddedAnswer, 'text' | 'sources' | 'followUps'> &
  Partial<Pick<EmbeddedAnswer, 'about' | 'english'>>

type Question = {
  readonly conversation: readonly ChatMessage[]
  /** The visitor's part of it. */
  readonly turns: readonly string[]
  readonly requestId: string | undefined
  /** What the embedded assistant says to it. */
  readonly known: () => SpokenAnswer
  readonly withModels: boolean
}

const embeddedSpeaker = { provider: company.name, model: assistantAnswers.speaker }
const turnsForModels = 12
const passagesForModels = 8

/** Always answers: with the first model that can, with the embedded assistant where there is none or none is left. */
export function createAssistant({
  embedded,
  clients,
  siteUrl,
  now,
  health = createProviderHealth(clients, now),
  log,
  count = () => {},
  closing = new AbortController().signal,
  checkText = checkLinks,
}: Dependencies): Assistant {
  const speak = createFailOver({ clients, health, log, closing })
  const crowdIsIn = createCrowdGate()

  return async function* answer(messages, signal, { withModels = true, requestId } = {}) {
    await crowdIsIn()
    const conversation = messages
      .slice(-turnsForModels)
      .map(({ role, content }) => ({ role, content: visibleText(content) }))
    const turns = conversation.filter(({ role }) => role === 'user').map(({ content }) => content)
    const known = lazily(() => knownAnswer(turns, requestId))
    const question = { conversation, turns, requestId, known, withModels }
    try {
      yield* answerTo(question, signal)
    } finally {
      const { about } = question.known()
      if (about) count(about)
    }
  }

  async function* answerTo(question: Question, signal: AbortSignal): AsyncGenerator<AnswerEvent, void> {
    let hasSpoken = false
    try {
      const isAnswered = yield* modelEvents(question, signal, () => {
        hasSpoken = true
      })
      if (isAnswered) return
    } catch (error) {
      if (signal.aborted) throw error
      log.error(
        { err: error, requestId: question.requestId },
        'An answer failed because of a fault in this program: the embedded assistant answers.',
      )
    }
    if (hasSpoken) yield { text: `\n\n${assistantAnswers.interrupted}\n\n` }
    yield* embeddedEvents(question.known())
  }

  /** What the models say; returns whether it came to its end. */
  async function* modelEvents(
    { conversation, turns, requestId, known, withModels }: Question,
    signal: AbortSignal,
    onText: () => void,
  ): AsyncGenerator<AnswerEvent, boolean> {
    if (clients.length === 0 || !withModels) return false
    // Whoever may be in danger gets the number to call at once, the same whatever is configured.
    if (dangerIn(readableText(turns.at(-1) ?? ''))) return false
    const passages = embedded.passagesFor(turns, passagesForModels)
    const checked = checkText(siteUrl)
    const speech = speak(forModel(conversation, passages), signal, requestId)
    try {
      let step = await speech.next()
      for (; !step.done; step = await speech.next()) {
        if ('speaker' in step.value) {
          yield { details: { provider: step.value.speaker.name, model: step.value.speaker.model } }
          continue
        }
        onText()
        const text = checked.push(step.value.text)
        if (text) yield { text }
      }
      const rest = checked.end()
      if (rest) yield { text: rest }
      if (!step.value) return false
    } finally {
      await speech.return(false)
    }
    const { followUps, english } = known()
    const sources = citedSources(passages, checked.cited)
    yield { details: { sources, followUps: [...followUps], ...(english && { english: 'whole' }) } }
    return true
  }

  function knownAnswer(turns: readonly string[], requestId: string | undefined): SpokenAnswer {
    try {
      return embedded.answer(turns)
    } catch (error) {
      log.error({ err: error, requestId }, 'The embedded assistant failed: the visitor was given the phone number.')
      return { text: chatAnswers.unavailable, sources: [], followUps: [] }
    }
  }
}

function* embeddedEvents({ text, sources, followUps, english }: SpokenAnswer): Iterable<AnswerEvent> {
  yield { details: { ...embeddedSpeaker, ...(english && { english }) } }
  for (const piece of inPieces(text)) yield { text: piece }
  yield { details: { sources: [...sources], followUps: [...followUps] } }
}

/** A few words at a time, as a model speaks. */
function inPieces(text: string): readonly string[] {
  return text.match(/(?:\S+\s*){1,5}/g) ?? []
}

function forModel(conversation: readonly ChatMessage[], passages: readonly Passage[]): ModelMessage[] {
  const recent = conversation.filter(({ content }) => content)
  return [
    { role: 'system', content: systemInstructions(passages) },
    ...recent.map(({ role, content }) => ({ role, content: withoutPersonalData(content) })),
  ]
}

/** The passages that the model says it used, as far as it was given them: what it did not read is no source. */
function citedSources(passages: readonly Passage[], cited: ReadonlySet<number>) {
  const sources = [...cited].flatMap((number) => passages[number - 1]?.source ?? [])
  return [...new Map(sources.map((source) => [source.href, source])).values()].slice(0, 3)
}
