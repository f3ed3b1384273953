import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { chatAnswers } from '#content/chat-answers.ts'
import { bodyLimit } from '#contract/api-paths.ts'
import { chatRequestSchema } from '#contract/chat-protocol.ts'
import type { Environment } from '#server/environment.ts'
import { readJson } from '#server/http/read-json.ts'
import { refusedCall } from '#server/http/refused-call.ts'
import { requestIdOf } from '#server/http/request-id.ts'
import type { DailyBudget } from '#server/limits/chat-limits.ts'
import type { RateLimiter } from '#server/limits/memory-rate-limiter.ts'
import { visitorNetwork } from '#server/limits/visitor.ts'
import type { Log } from '#server/log.ts'
import type { Meters } from '#server/metrics/meters.ts'
import { visibleText } from '#server/visible-text.ts'
import { answerStream, type StreamTimes, streamTimes } from './answer-stream.ts'
import type { Assistant } from './assistant.ts'

export type ChatService = {
  readonly assistant: Assistant
  readonly rateLimiter: RateLimiter
  readonly dailyBudget: DailyBudget
}

type Dependencies = {
  readonly environment: Environment
  readonly chat: ChatService
  readonly log: Log
  readonly times?: StreamTimes
  readonly meters?: Meters | undefined
}

/** The function chat: a conversation in, the answer out as it is made. Neither is stored nor logged. */
export function chatEndpoint({ environment, chat, log, times = streamTimes, meters }: Dependencies) {
  return async (c: Context) => {
    const asked = performance.now()
    const requestId = requestIdOf(c)
    const refused = refusedCall(c.req.raw, environment.ANON_KEY, chatAnswers)
    if (refused) return refuse(c, refused.status, refused.error, refused.headers)
    const json = await readJson(c.req.raw, bodyLimit)
    if (json.kind !== 'json') {
      return json.kind === 'too-long' ? refuse(c, 413, chatAnswers.tooLong) : refuse(c, 400, chatAnswers.notJson)
    }
    const request = v.safeParse(chatRequestSchema, json.value)
    if (!request.success) return refuse(c, 422, problemOf(request.issues[0]))
    const { messages } = request.output
    if (!/\S/.test(visibleText(messages.at(-1)?.content ?? ''))) return refuse(c, 422, chatAnswers.invalid)

    const permit = await chat.rateLimiter.take(visitorNetwork(c, environment.TRUSTED_PROXIES))
    if (!permit.allowed) return refuse(c, 429, chatAnswers.tooMany, { 'Retry-After': String(permit.retryAfterSeconds) })
    const budget = await chat.dailyBudget.take()
    if (budget === 'spent') return refuse(c, 402, chatAnswers.budgetSpent)

    const leaving = new AbortController()
    const abort = () => leaving.abort()
    // Where the connection ends before the stream is read, only the request tells.
    c.req.raw.signal.addEventListener('abort', abort, { once: true })
    const stream = answerStream(
      chat.assistant(messages, leaving.signal, { withModels: budget === 'left', requestId }),
      {
        times,
        abort,
        cut: () => cutConnection(c),
        onError: (error) => {
          if (!leaving.signal.aborted) log.error({ err: error, requestId }, 'An answer failed.')
        },
        watch: meters && {
          opened: meters.streamOpened,
          firstWord: (provider) => meters.firstWordSaid(provider, (performance.now() - asked) / 1000),
          closed: meters.streamClosed,
        },
      },
    )
    return c.newResponse(stream, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'Transfer-Encoding': 'chunked',
      'X-Accel-Buffering': 'no',
      // AI Act, article 50(2): marked in a way that a machine can read.
      'X-AI-Generated': 'true',
    })
  }
}

/** By hand: an error in the stream would make the adapter print it, with what it may quote, and go on with the body. */
function cutConnection(c: Context): boolean {
  c.env?.outgoing?.destroy()
  return c.env?.outgoing !== undefined
}

function refuse(c: Context, status: ContentfulStatusCode, error: string, headers: Record<string, string> = {}) {
  return c.json({ error }, status, { 'Cache-Control': 'no-store', ...headers })
}

/** Our own French messages stand on the rules that a visitor can break; the rest is for programs. */
function problemOf({ message }: v.BaseIssue<unknown>) {
  return /^(?:La|Une) /.test(message) ? message : chatAnswers.invalid
}
