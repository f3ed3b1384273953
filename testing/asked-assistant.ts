import { promises } from '#content/promises.ts'
import type { AnswerDetails, ChatMessage } from '#contract/chat-protocol.ts'
import { type AnswerEvent, createAssistant } from '#server/assistant/assistant.ts'
import { createModelClient, type ModelClient, type ModelDeadlines } from '#server/assistant/models/model-client.ts'
import { createLog } from '#server/log.ts'
import { embedded } from './embedded-questions.ts'
import { type AskedOfModel, type Script, startStandInModel } from './stand-in-model.ts'

/** A busy machine must not make a model late that is not meant to be. */
export const patient: ModelDeadlines = { connect: 10_000, firstToken: 10_000, stall: 10_000 }

export const question = 'Combien de temps dure la démo ?'

export const fact = promises.demo.split(' ')[0] ?? ''

/** What a test has started and ends: `afterEach`. */
export const stops: (() => Promise<void>)[] = []

export const staying = new AbortController().signal

type Parts = Partial<Parameters<typeof createAssistant>[0]>

/** The assistant with a stand-in for each model, which follows its script. */
export async function assistantWith(scripts: readonly Script[], parts: Parts = {}, first = patient) {
  const models = await Promise.all(scripts.map(startStandInModel))
  stops.push(...models.map(({ stop }) => stop))
  const clients = models.map(({ baseUrl }, index) =>
    createModelClient(
      { name: `provider-${index}`, baseUrl, apiKey: '', model: `model-${index}` },
      index === 0 ? first : patient,
    ),
  )
  return { ...assistantOf(clients, parts), models }
}

export function assistantOf(clients: readonly ModelClient[], parts: Parts = {}) {
  const lines: unknown[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const assistant = createAssistant({
    embedded,
    clients,
    siteUrl: 'https://www.example.org',
    now: Date.now,
    log,
    ...parts,
  })
  return { assistant, log: { lines } }
}

export async function ask(scripts: readonly Script[], messages = asked(question), first = patient) {
  const { assistant, models } = await assistantWith(scripts, {}, first)
  const events: AnswerEvent[] = await Array.fromAsync(assistant(messages, new AbortController().signal))
  const text = textOf(events)
  const details: AnswerDetails = Object.assign({}, ...events.map((event) => ('details' in event ? event.details : {})))
  return { events, text, details, models }
}

export function textOf(events: readonly AnswerEvent[]) {
  return events.map((event) => ('text' in event ? event.text : '')).join('')
}

export function asked(content: string): ChatMessage[] {
  return [{ role: 'user', content }]
}

export function sent(list: readonly AskedOfModel[] | undefined) {
  return list?.[0]?.messages ?? []
}
