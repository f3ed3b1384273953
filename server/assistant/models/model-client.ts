import type { IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { createDeadline } from './deadline.ts'
import { ModelFailure } from './model-failure.ts'
import type { ModelProvider } from './model-provider.ts'
import { openStream } from './open-stream.ts'

export type ModelMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }

/** Milliseconds: to connect, from the question to the first word, and between two words. */
export type ModelDeadlines = { readonly connect: number; readonly firstToken: number; readonly stall: number }

const modelDeadlines: ModelDeadlines = { connect: 2000, firstToken: 8000, stall: 10_000 }

/** Whatever it is made of, it answers a conversation with pieces of text, and throws a ModelFailure when it cannot. */
export type ModelClient = {
  readonly provider: Pick<ModelProvider, 'name' | 'model'>
  readonly answer: (messages: readonly ModelMessage[], signal: AbortSignal) => AsyncIterable<string>
}

/** What a provider says that it counted. */
export type TokenUsage = { readonly promptTokens: number; readonly completionTokens: number }

type Counting = {
  readonly onUsage?: (usage: TokenUsage) => void
  /** Asks for a count at the end of a stream; not all servers know the word, and some refuse what they do not know. */
  readonly asksForUsage?: boolean
}

const mostTokens = 900
const longestEvent = 256 * 1024

/** One OpenAI-compatible endpoint. */
export function createModelClient(
  provider: ModelProvider,
  deadlines = modelDeadlines,
  { onUsage = () => {}, asksForUsage = false }: Counting = {},
): ModelClient {
  async function* answer(messages: readonly ModelMessage[], signal: AbortSignal) {
    const ending = new AbortController()
    const deadline = createDeadline((reason) => ending.abort(new ModelFailure(reason)))
    const either = AbortSignal.any([signal, ending.signal])
    const started = performance.now()
    const untilFirstToken = () => deadlines.firstToken - (performance.now() - started)
    let isComplete = false
    deadline.set(deadlines.connect, 'did not connect in time')
    try {
      const response = await openStream({
        provider,
        body: JSON.stringify({
          model: provider.model,
          messages,
          stream: true,
          max_tokens: mostTokens,
          temperature: 0.2,
          ...(asksForUsage && { stream_options: { include_usage: true } }),
        }),
        signal: either,
        onConnected: () => deadline.set(untilFirstToken(), 'did not start to answer in time'),
      })
      for await (const piece of readPieces(response, either, onUsage)) {
        // What the reader does with the text is not the provider's time.
        deadline.end()
        if (piece) yield piece
        deadline.set(deadlines.stall, 'stalled in the middle of its answer')
      }
      isComplete = true
    } finally {
      deadline.end()
      if (!isComplete) ending.abort()
    }
  }

  return { provider, answer }
}

const chunkSchema = v.object({
  choices: v.optional(
    v.array(
      v.object({
        delta: v.optional(
          v.object({
            content: v.nullish(v.string()),
            reasoning_content: v.nullish(v.string()),
            reasoning: v.nullish(v.string()),
          }),
        ),
        message: v.optional(v.object({ content: v.nullish(v.string()) })),
        finish_reason: v.nullish(v.string()),
      }),
    ),
  ),
  error: v.optional(v.unknown()),
  usage: v.optional(v.unknown()),
})

const tokens = v.pipe(v.number(), v.integer(), v.minValue(0))
const usageSchema = v.object({ prompt_tokens: tokens, completion_tokens: tokens })

/** Of counts that grow with the stream, the last one counts. */
function usageOf(usage: unknown): TokenUsage | undefined {
  const read = v.safeParse(usageSchema, usage)
  return read.success
    ? { promptTokens: read.output.prompt_tokens, completionTokens: read.output.completion_tokens }
    : undefined
}

/** Pieces of text as they arrive; an empty piece while the model thinks aloud, which is progress too. */
async function* readPieces(
  response: IncomingMessage,
  signal: AbortSignal,
  onUsage: (usage: TokenUsage) => void,
): AsyncIterable<string> {
  if (!/\bevent-stream\b/.test(response.headers['content-type'] ?? '')) return yield await wholeAnswer(response, signal)
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data), maxBufferSize: longestEvent })
  const decoder = new TextDecoder()
  let isFinished = false
  let usage: TokenUsage | undefined
  try {
    for await (const bytes of response.iterator({ destroyOnReturn: false })) {
      parser.feed(decoder.decode(bytes, { stream: true }))
      for (const data of events.splice(0)) {
        if (data === '[DONE]') {
          if (usage) onUsage(usage)
          return letFinish(response)
        }
        const chunk = parseChunk(data)
        if (chunk?.error) throw new ModelFailure('reported an error in the middle of its answer')
        usage = usageOf(chunk?.usage) ?? usage
        const choice = chunk?.choices?.[0]
        if (choice?.finish_reason) isFinished = true
        if (choice?.delta?.content) yield choice.delta.content
        else if (choice?.delta?.reasoning_content || choice?.delta?.reasoning) yield ''
      }
    }
  } catch (error) {
    throw failureOf(error, signal)
  }
  if (!isFinished) throw new ModelFailure('cut its answer')
  if (usage) onUsage(usage)
}

/** Reads what may follow the last event, so that the connection can serve the next question. */
function letFinish(response: IncomingMessage) {
  const timer = setTimeout(() => response.destroy(), 1000).unref()
  response.once('close', () => clearTimeout(timer)).resume()
}

function failureOf(error: unknown, signal: AbortSignal) {
  if (error instanceof ModelFailure) return error
  return signal.aborted ? signal.reason : new ModelFailure('cut its answer')
}

/** A chunk that is not what it should be is passed over: the rest of the answer is worth more than the error. */
function parseChunk(data: string) {
  try {
    const result = v.safeParse(chunkSchema, JSON.parse(data))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Some servers ignore `stream` and answer in one piece. */
async function wholeAnswer(response: IncomingMessage, signal: AbortSignal) {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const bytes of response) {
      text += decoder.decode(bytes, { stream: true })
      if (text.length > longestEvent) throw new ModelFailure('answered with something else than an event stream')
    }
  } catch (error) {
    throw failureOf(error, signal)
  }
  const content = parseChunk(text)?.choices?.[0]?.message?.content
  if (!content) throw new ModelFailure('answered with something else than an event stream')
  return content
}
