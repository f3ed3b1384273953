import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#contract/api-paths.ts'
import { readEnvironment } from '#server/environment.ts'
import {
  authorized,
  cleanups,
  conversation,
  embedded,
  environment,
  lines,
  log,
  request,
  standIn,
  textOf,
} from '#testing/chat-server.ts'
import { standInChat } from '#testing/stand-in-chat.ts'
import type { StreamTimes } from './answer-stream.ts'
import type { Assistant } from './assistant.ts'
import { chatEndpoint } from './chat-endpoint.ts'
import { startAssistant } from './start-assistant.ts'

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
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
