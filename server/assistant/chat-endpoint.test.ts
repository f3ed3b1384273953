import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createParser } from 'eventsource-parser'
import { Hono } from 'hono'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { phoneInText } from '#content/company.ts'
import { apiPaths, bodyLimit } from '#contract/api-paths.ts'
import { chatEventSchema, chatLimits } from '#contract/chat-protocol.ts'
import { readEnvironment } from '#server/environment.ts'
import { createChatLimits } from '#server/limits/chat-limits.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite } from '#server/store/open-store.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import { standInChat } from '#testing/stand-in-chat.ts'
import { type Script, startStandInModel } from '#testing/stand-in-model.ts'
import type { StreamTimes } from './answer-stream.ts'
import type { Assistant } from './assistant.ts'
import { type ChatService, chatEndpoint } from './chat-endpoint.ts'
import { startAssistant } from './start-assistant.ts'
import { startEmbedded } from './start-embedded.ts'

const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

describe('A question', () => {
  test('is answered by server-sent events that the plain client of the specification can read', async () => {
    const response = await ask('Quel est votre numéro de téléphone ?', {
      assistant: startAssistant(readEnvironment({}), log, { embedded }).assistant,
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('x-ai-generated')).toBe('true')
    const body = await response.text()
    expect(body.endsWith('data: [DONE]\n\n')).toBe(true)
    // The plain client: lines that start with « data: », JSON, choices[0].delta.content.
    const texts = body
      .split('\n')
      .filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]')
      .map((line) => JSON.parse(line.slice('data: '.length)).choices[0].delta.content ?? '')
    expect(texts.join('')).toContain(phoneInText.replaceAll('\u00a0', ' '))
  })

  test('comes with who answered, the sources and what to ask next, beside an empty delta', async () => {
    const response = await ask('Combien coûte un projet ?', {
      assistant: startAssistant(readEnvironment({}), log, { embedded }).assistant,
    })
    const details = events(await response.text()).flatMap(({ assistant }) => assistant ?? [])
    expect(details[0]).toMatchObject({ model: 'assistant du site, sans modèle de langage' })
    expect(details.at(-1)?.sources?.[0]?.href).toBe('/#cout-et-duree')
    expect(details.at(-1)?.followUps?.length).toBeGreaterThan(0)
  })

  test('may carry the key in the header that the same clients also send', async () => {
    const response = await app().request(apiPaths.chat, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: environment.ANON_KEY },
      body: conversation('Bonjour'),
    })
    expect(response.status).toBe(200)
  })
})

describe('A request that is not as it should be', () => {
  test.each<[string, number, RequestInit]>([
    ['another method', 405, { method: 'GET', body: null }],
    ['no key', 401, { headers: { 'Content-Type': 'application/json' } }],
    ['a wrong key', 401, { headers: { 'Content-Type': 'application/json', Authorization: 'Bearer other' } }],
    ['a form', 415, { headers: { ...authorized, 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['a body that is too long', 413, { body: `"${'x'.repeat(bodyLimit)}"` }],
    ['no JSON', 400, { body: '{"messages":' }],
    ['bytes that are no text', 400, { body: new Uint8Array([0xff, 0xfe]) }],
    ['something else', 422, { body: '[]' }],
    ['no message', 422, { body: '{"messages":[]}' }],
    ['a system message', 422, { body: '{"messages":[{"role":"system","content":"x"},{"role":"user","content":"y"}]}' }],
    [
      'an answer at the end',
      422,
      { body: '{"messages":[{"role":"user","content":"y"},{"role":"assistant","content":"x"}]}' },
    ],
    ['a blank question', 422, { body: conversation(' \n ') }],
    ['a question that nobody sees', 422, { body: conversation('\u{200b}\u{e0041}') }],
    ['a question that is too long', 422, { body: conversation('x'.repeat(chatLimits.questionCharacters + 1)) }],
    [
      'too many messages',
      422,
      { body: JSON.stringify({ messages: Array(chatLimits.messages + 1).fill(userMessage('x')) }) },
    ],
    ['unknown keys', 422, { body: JSON.stringify({ messages: [userMessage('x')], model: 'expensive' }) }],
    ['a content that is no text', 422, { body: '{"messages":[{"role":"user","content":{"a":1}}]}' }],
  ])('%s is refused with a French sentence', async (_, status, init) => {
    const response = await app().request(apiPaths.chat, { ...request('Bonjour'), ...init })
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { error, ...rest } = v.parse(v.record(v.string(), v.string()), await response.json())
    expect(error).toMatch(/^[A-ZÀ-Ý].*\.$/)
    expect(rest).toEqual({})
    if (status === 405) expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('a long conversation within the bounds is answered', async () => {
    const messages = Array.from({ length: chatLimits.messages }, (_, index) =>
      index % 2 === 0 ? { role: 'assistant', content: '' } : userMessage('Bonjour'),
    )
    const response = await app().request(apiPaths.chat, { ...request(''), body: JSON.stringify({ messages }) })
    expect(response.status).toBe(200)
  })
})

describe('Origins', () => {
  const allowing = { ALLOWED_ORIGINS: 'https://www.example.org' }

  test('that may call from a browser pass the preflight and can read answers and refusals', async () => {
    const preflight = await app({}, allowing).request(apiPaths.chat, {
      method: 'OPTIONS',
      headers: { Origin: 'https://www.example.org', 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://www.example.org')
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization')
    const refused = await app({}, allowing).request(apiPaths.chat, {
      method: 'POST',
      headers: { Origin: 'https://www.example.org' },
    })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://www.example.org')
  })

  test('that may not get no permission', async () => {
    for (const origin of ['https://evil.example', 'https://www.example.org.evil.example', 'null']) {
      const preflight = await app({}, allowing).request(apiPaths.chat, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      })
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('Limits, counted in the store', () => {
  test('one visitor asks so many questions, and then is told when to come back', async () => {
    let now = 1_000_000
    const limits = await storedLimits({ CHAT_RATE: '2/60' }, () => now)
    const statuses = []
    for (let question = 0; question < 3; question++) statuses.push(await ask('Bonjour', limits))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(statuses[2]?.headers.get('retry-after')).toBe('60')
    now += 60_000
    expect((await ask('Bonjour', limits)).status).toBe(200)
  })

  test('a refused request does not count', async () => {
    const limits = await storedLimits({ CHAT_RATE: '1/60' })
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await app(limits).request(apiPaths.chat, { ...request(''), body: '{}' })).status).toBe(422)
    }
    expect((await ask('Bonjour', limits)).status).toBe(200)
  })

  test('all visitors share the answers of the day, and the next day brings new ones', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z')
    const limits = await storedLimits({ CHAT_DAILY_BUDGET: '2' }, () => now)
    const statuses = []
    for (let question = 0; question < 3; question++) statuses.push((await ask('Bonjour', limits)).status)
    expect(statuses).toEqual([200, 200, 402])
    now = Date.parse('2026-11-20T23:30:00Z')
    expect((await ask('Bonjour', limits)).status, 'it is already tomorrow in Paris').toBe(200)
  })

  test('a budget of nothing answers nothing', async () => {
    expect((await ask('Bonjour', await storedLimits({ CHAT_DAILY_BUDGET: '0' }))).status).toBe(402)
  })

  test('a budget that cannot be counted is not spent: the embedded assistant answers, not the model', async () => {
    const model = await standIn(() => [{ say: 'Bon' }, 'done'])
    const { assistant } = startAssistant(readEnvironment({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' }), log, {
      embedded,
    })
    const counted = await ask('Combien coûte un projet ?', { assistant, dailyBudget: { take: async () => 'left' } })
    expect(textOf(await counted.text())).toBe('Bon')
    const uncounted = await ask('Combien coûte un projet ?', {
      assistant,
      dailyBudget: { take: async () => 'unknown' },
    })
    expect(uncounted.status).toBe(200)
    expect(events(await uncounted.text())[0]?.assistant).toMatchObject({
      model: expect.stringContaining('sans modèle'),
    })
  })
})

describe('The stream', () => {
  test('shows signs of life while the model thinks', async () => {
    const { url } = await serve(
      async function* (_, signal) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        yield { text: 'never' }
      },
      { heartbeat: 20, longest: 60_000 },
    )
    const response = await fetch(url, request('Bonjour'))
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain(': ping\n\n')
    await reader?.cancel()
  })

  test('ends the upstream call at once when the visitor leaves', async () => {
    const model = await standIn(() => [{ say: 'Bon' }, 'stall'])
    const { url } = await serve(
      startAssistant(readEnvironment({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' }), log, { embedded }).assistant,
    )
    const visitor = new AbortController()
    const response = await fetch(url, { ...request('Bonjour'), signal: visitor.signal })
    await response.body?.getReader().read()
    expect(model.openAnswers()).toBe(1)
    const left = performance.now()
    visitor.abort()
    await expect.poll(model.openAnswers, { interval: 5 }).toBe(0)
    expect(performance.now() - left).toBeLessThan(1000)
  })

  test('ends the upstream call when the visitor leaves before the first word', async () => {
    const model = await standIn(() => [{ wait: 0 }, 'stall'])
    const { url } = await serve(
      startAssistant(readEnvironment({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' }), log, { embedded }).assistant,
    )
    const visitor = new AbortController()
    const asked = fetch(url, { ...request('Bonjour'), signal: visitor.signal }).catch(() => {})
    await expect.poll(model.openAnswers).toBe(1)
    visitor.abort()
    await asked
    await expect.poll(model.openAnswers).toBe(0)
  })

  test('does not run ahead of a reader who does not read', async () => {
    let produced = 0
    const { server } = await serve(async function* () {
      for (; produced < 100_000; produced++) yield { text: 'x'.repeat(1000) }
    })
    askWithoutReading(server)
    let before = -1
    await expect
      .poll(
        () => {
          const hasStopped = produced > 0 && produced === before
          before = produced
          return hasStopped
        },
        { interval: 200, timeout: 10_000 },
      )
      .toBe(true)
    expect(produced).toBeLessThan(20_000)
  })

  test('that lasts too long is ended, without the marker of a whole answer', async () => {
    const { url } = await serve(
      async function* (_, signal) {
        yield { text: 'Je' }
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
      },
      { heartbeat: 60_000, longest: 50 },
    )
    const response = await fetch(url, request('Bonjour'))
    await expect(response.text()).rejects.toThrow()
  })

  test('that lasts too long is ended also for a reader who does not read', async () => {
    let produced = 0
    let isLeft = false
    const { server } = await serve(
      async function* (_, signal) {
        signal.addEventListener('abort', () => {
          isLeft = true
        })
        for (; produced < 100_000; produced++) yield { text: 'x'.repeat(1000) }
      },
      { heartbeat: 60_000, longest: 500 },
    )
    askWithoutReading(server)
    await expect.poll(() => produced).toBeGreaterThan(100)
    await expect.poll(() => openConnections(server)).toBe(0)
    expect(isLeft).toBe(true)
    expect(produced).toBeLessThan(100_000)
  })

  test('that fails in the middle ends without the marker, and the log does not hold the question', async () => {
    lines.length = 0
    const console = vi.spyOn(globalThis.console, 'error')
    cleanups.push(() => console.mockRestore())
    const { url } = await serve(async function* () {
      yield { text: 'Je' }
      throw new Error('a bug')
    })
    const response = await fetch(url, request('Mon secret'))
    await expect(response.text()).rejects.toThrow()
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('secret')
    expect(console).not.toHaveBeenCalled()
  })

  test('of a hundred visitors at once is not mixed up', async () => {
    const model = await standIn(function* ({ messages }) {
      const question = messages.at(-1)?.content ?? ''
      for (let word = 0; word < 5; word++) {
        yield { say: `${question} ` }
        yield { wait: 5 }
      }
      yield 'done'
    })
    const { url } = await serve(
      startAssistant(readEnvironment({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' }), log, { embedded }).assistant,
    )
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, visitor) =>
        textOf(await (await fetch(url, request(`n${visitor}`))).text()),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 100 }, (_, visitor) => `n${visitor} `.repeat(5)))
  })
})

const environment = readEnvironment({})
const authorized = { Authorization: `Bearer ${environment.ANON_KEY}` }
const lines: unknown[] = []
const note = (line: unknown) => void lines.push(line)
const log = { info: note, warn: note, error: note }
const embedded = await startEmbedded(log)

function userMessage(content: string) {
  return { role: 'user', content }
}

function conversation(question: string) {
  return JSON.stringify({ messages: [userMessage(question)] })
}

function request(question: string) {
  return {
    method: 'POST',
    headers: { ...authorized, 'Content-Type': 'application/json' },
    body: conversation(question),
  }
}

function app(chat: Partial<ChatService> = {}, variables: Record<string, string> = {}) {
  return standInApp({ environment: readEnvironment(variables), chat: { ...standInChat, ...chat }, log })
}

function ask(question: string, chat: Partial<ChatService> = {}) {
  return app(chat).request(apiPaths.chat, request(question))
}

async function storedLimits(variables: Record<string, string>, now: () => number = Date.now) {
  const folder = await mkdtemp(join(tmpdir(), 'chat-'))
  const store = openSqlite(folder)
  cleanups.push(() => rm(folder, { recursive: true }), store.close)
  await migrate(store, now())
  return createChatLimits({
    store,
    visitorSecret: createVisitorSecret(store),
    environment: readEnvironment(variables),
    now,
    log,
  })
}

async function standIn(script: Script) {
  const model = await startStandInModel(script)
  cleanups.push(model.stop)
  return model
}

async function serve(assistant: Assistant, times?: StreamTimes) {
  const hono = new Hono()
  hono.all(
    apiPaths.chat,
    chatEndpoint({ environment, chat: { ...standInChat, assistant }, log, ...(times ? { times } : {}) }),
  )
  const server = createAdaptorServer({ fetch: hono.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  })
  return { server, url: `http://127.0.0.1:${port(server)}${apiPaths.chat}` }
}

function askWithoutReading(server: Pick<Server, 'address'>) {
  const socket = connect(port(server), '127.0.0.1').pause()
  cleanups.push(() => socket.destroy())
  const body = conversation('Bonjour')
  socket.write(
    `POST ${apiPaths.chat} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nAuthorization: ${authorized.Authorization}\r\n\r\n${body}`,
  )
}

function openConnections(server: ReturnType<typeof createAdaptorServer>) {
  return new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
}

function port(server: Pick<Server, 'address'>) {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function events(body: string) {
  const found: v.InferOutput<typeof chatEventSchema>[] = []
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data !== '[DONE]') found.push(v.parse(chatEventSchema, JSON.parse(data)))
    },
  })
  parser.feed(body)
  return found
}

function textOf(body: string) {
  return events(body)
    .map(({ choices }) => choices[0]?.delta.content ?? '')
    .join('')
}
