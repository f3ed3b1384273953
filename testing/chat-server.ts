import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { chatEventSchema } from '#contract/chat-protocol.ts'
import { startEmbedded } from '#server/assistant/start-embedded.ts'
import { readEnvironment } from '#server/environment.ts'
import { type Script, startStandInModel } from './stand-in-model.ts'

/** What a test has started and ends: `afterEach`. */
export const cleanups: (() => unknown)[] = []

export const environment = readEnvironment({})

export const authorized = { Authorization: `Bearer ${environment.ANON_KEY}` }

export const lines: unknown[] = []

const note = (line: unknown) => void lines.push(line)

export const log = { info: note, warn: note, error: note }

export const embedded = await startEmbedded(log)

export function userMessage(content: string) {
  return { role: 'user', content }
}

export function conversation(question: string) {
  return JSON.stringify({ messages: [userMessage(question)] })
}

export function request(question: string) {
  return {
    method: 'POST',
    headers: { ...authorized, 'Content-Type': 'application/json' },
    body: conversation(question),
  }
}

export async function standIn(script: Script) {
  const model = await startStandInModel(script)
  cleanups.push(model.stop)
  return model
}

export function events(body: string) {
  const found: v.InferOutput<typeof chatEventSchema>[] = []
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data !== '[DONE]') found.push(v.parse(chatEventSchema, JSON.parse(data)))
    },
  })
  parser.feed(body)
  return found
}

export function textOf(body: string) {
  return events(body)
    .map(({ choices }) => choices[0]?.delta.content ?? '')
    .join('')
}
