import { company } from '#content/company.ts'
import type { AnswerDetails, ChatMessage } from '#contract/chat-protocol.ts'
import type { Log } from '#server/log.ts'
import { visibleText } from '#server/visible-text.ts'
import { checkLinks } from './answer-links.ts'
import type { EmbeddedAnswer } from './embedded/compose-answer.ts'
import type { EmbeddedAssistant } from './embedded/embedded-assistant.ts'
import type { Passage } from './knowledge.ts'
import { createFailOver } from './models/fail-over.ts'
import type { ModelClient, ModelMessage } from './models/model-client.ts'
import { withoutPersonalData } from './personal-data.ts'
import { systemInstructions } from './system-instructions.ts'
import { createTurns } from './turns.ts'

/** A piece of the answer's text (Markdown), or something about the answer. */
export type AnswerEvent = { readonly text: string } | { readonly details: AnswerDetails }

export type Assistant = (messages: readonly ChatMessage[], signal: AbortSignal) => AsyncIterable<AnswerEvent>

type Dependencies = {
  embedded: EmbeddedAssistant
  clients: readonly ModelClient[]
  siteUrl: string
  now: () => number
  log: Log
}

const embeddedSpeaker = { provider: company.name, model: 'assistant du site, sans modèle externe' }
const interrupted = 'La réponse a été interrompue. Voici ce que dit le site :'
const turnsForModels = 12
const passagesForModels = 8

/** Always answers: with the first model that can, with the embedded assistant where there is none or none is left. */
export function createAssistant({ embedded, clients, siteUrl, now, log }: Dependencies): Assistant {
  const speak = createFailOver({ clients, now, log })
  const turn = createTurns()

  return async function* answer(messages, signal) {
    await turn()
    const conversation = messages.map(({ role, content }) => ({ role, content: visibleText(content) }))
    const turns = conversation.filter(({ role }) => role === 'user').map(({ content }) => content)
    if (clients.length === 0) return yield* embeddedEvents(embedded.answer(turns))

    const passages = embedded.passagesFor(turns, passagesForModels)
    const checked = checkLinks(siteUrl)
    const speech = speak(forModel(conversation, passages), signal)
    let isAnswered = false
    let hasSpoken = false
    for (let step = await speech.next(); ; step = await speech.next()) {
      if (step.done) {
        isAnswered = step.value
        break
      }
      if ('speaker' in step.value) {
        yield { details: { provider: step.value.speaker.name, model: step.value.speaker.model } }
        continue
      }
      const text = checked.push(step.value.text)
      if (text) yield { text }
      hasSpoken = true
    }
    const rest = checked.end()
    if (rest) yield { text: rest }
    const known = embedded.answer(turns)
    if (isAnswered) {
      yield { details: { sources: citedSources(passages, checked.cited, known), followUps: [...known.followUps] } }
      return
    }
    if (hasSpoken) yield { text: `\n\n${interrupted}\n\n` }
    yield* embeddedEvents(known)
  }
}

function* embeddedEvents({ text, sources, followUps }: EmbeddedAnswer): Iterable<AnswerEvent> {
  yield { details: embeddedSpeaker }
  for (const piece of inPieces(text)) yield { text: piece }
  yield { details: { sources: [...sources], followUps: [...followUps] } }
}

/** A few words at a time, as a model speaks. */
function inPieces(text: string): readonly string[] {
  return text.match(/(?:\S+\s*){1,5}/g) ?? []
}

function forModel(conversation: readonly ChatMessage[], passages: readonly Passage[]): ModelMessage[] {
  const recent = conversation.filter(({ content }) => content).slice(-turnsForModels)
  return [
    { role: 'system', content: systemInstructions(passages) },
    ...recent.map(({ role, content }) => ({ role, content: withoutPersonalData(content) })),
  ]
}

/** The passages that the model says it used, as far as it was given them; else those of the embedded answer. */
function citedSources(passages: readonly Passage[], cited: ReadonlySet<number>, known: EmbeddedAnswer) {
  const sources = [...cited].flatMap((number) => passages[number - 1]?.source ?? [])
  return [
    ...new Map((sources.length > 0 ? sources : known.sources).map((source) => [source.href, source])).values(),
  ].slice(0, 3)
}
