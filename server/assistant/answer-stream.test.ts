import { expect, test } from 'vitest'
import { answerStream } from './answer-stream.ts'
import type { AnswerEvent } from './assistant.ts'

const times = { heartbeat: 60_000, longest: 60_000 }
const quiet = { times, abort: () => {}, cut: () => false, onError: () => {} }

async function* greeting(): AsyncGenerator<AnswerEvent> {
  yield { text: 'Bonjour' }
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

async function leave(stream: ReadableStream) {
  const reader = stream.getReader()
  await reader.read()
  await reader.cancel()
}

function timers() {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
}
