import { expect, test } from 'vitest'
import { answerStream } from './answer-stream.ts'
import type { AnswerEvent } from './assistant.ts'

const times = { heartbeat: 60_000, longest: 60_000 }
const quiet = { times, abort: () => {}, cut: () => false, onError: () => {} }

async function* greeting(): AsyncGenerator<AnswerEvent> {
  yield { details: { provider: 'first' } }
  yield { text: 'Bon' }
  yield { details: { provider: 'second' } }
  yield { text: 'jour' }
}

test('A stream that nobody comes to read keeps no timer', () => {
  const before = timers()
  answerStream(greeting(), quiet)
  expect(timers()).toBe(before)
})

test.each([
  ['read to its end', (stream: ReadableStream) => new Response(stream).text()],
  ['left in the middle', (stream: ReadableStream) => leave(stream)],
])('A stream that is %s leaves no timer behind', async (_, read) => {
  const before = timers()
  await read(answerStream(greeting(), quiet))
  expect(timers()).toBeLessThanOrEqual(before)
})

test.each([
  ['read to its end', (stream: ReadableStream) => new Response(stream).text(), ['opened', 'first', 'closed']],
  ['left before a word', (stream: ReadableStream) => leave(stream), ['opened', 'closed']],
  ['never read', (stream: ReadableStream) => stream.cancel(), []],
])('A stream that is %s is counted once while it is open, with whose its first word was', async (_, read, told) => {
  const seen: string[] = []
  const watch = {
    opened: () => seen.push('opened'),
    firstWord: (provider: string) => seen.push(provider),
    closed: () => seen.push('closed'),
  }
  await read(answerStream(greeting(), { ...quiet, watch }))
  expect(seen).toEqual(told)
})

test('A stream whose source fails is closed too', async () => {
  const seen: string[] = []
  const watch = { opened: () => seen.push('opened'), firstWord: () => {}, closed: () => seen.push('closed') }
  async function* broken(): AsyncGenerator<AnswerEvent> {
    yield* []
    throw new Error('broken')
  }
  await expect(new Response(answerStream(broken(), { ...quiet, watch })).text()).rejects.toThrow()
  expect(seen).toEqual(['opened', 'closed'])
})

async function leave(stream: ReadableStream) {
  const reader = stream.getReader()
  await reader.read()
  await reader.cancel()
}

function timers() {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
}
