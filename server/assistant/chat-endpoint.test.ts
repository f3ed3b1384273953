import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { phoneInText } from '#content/company.ts'
import { apiPaths, bodyLimit } from '#contract/api-paths.ts'
import { chatLimits } from '#contract/chat-protocol.ts'
import { readEnvironment } from '#server/environment.ts'
import { createChatLimits } from '#server/limits/chat-limits.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite } from '#server/store/open-store.ts'
import {
  authorized,
  cleanups,
  conversation,
  embedded,
  environment,
  events,
  log,
  request,
  standIn,
  textOf,
  userMessage,
} from '#testing/chat-server.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import { standInChat } from '#testing/stand-in-chat.ts'
import type { ChatService } from './chat-endpoint.ts'
import { startAssistant } from './start-assistant.ts'

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
