import { once } from 'node:events'
import { createServer } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { type Script, type Step, spoken, startStandInModel } from '#testing/stand-in-model.ts'
import { createModelClient, type ModelDeadlines } from './model-client.ts'
import { ModelFailure } from './model-failure.ts'

const patient: ModelDeadlines = { connect: 2000, firstToken: 2000, stall: 2000 }
const hurried: ModelDeadlines = { connect: 150, firstToken: 150, stall: 150 }
const hello = 'data: {"choices":[{"delta":{"role":"assistant","content":""}}]}\n\n'
const overloaded = 'data: {"error":{"message":"overloaded"}}\n\n'
const provider = { name: 'first', baseUrl: '', apiKey: 'secret', model: 'small' }
const question = [{ role: 'user', content: 'Allô ?' }] as const

const cleanups: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

describe('A model that answers', () => {
  test('is heard piece by piece, and gets the conversation, the model and the key', async () => {
    const { client, model } = await clientOf(() => [{ say: 'Bon' }, { say: 'jour' }, 'done'])
    expect(await pieces(client)).toEqual(['Bon', 'jour'])
    expect(model.asked).toEqual([
      { model: 'small', messages: [{ role: 'user', content: 'Allô ?' }], authorization: 'Bearer secret' },
    ])
  })

  test('is understood wherever the network cuts its bytes, within a character too', async () => {
    const answer = Buffer.from(`: comment\r\n\r\n${spoken('Où ? ')}${spoken('Là 🙂')}data: [DONE]\n\n`)
    let cuts: number[] = []
    const { client } = await clientOf(async function* () {
      let from = 0
      for (const at of [...cuts, answer.length]) {
        if (at > from) yield { raw: answer.subarray(from, at) }
        from = at
        await new Promise((resolve) => setImmediate(resolve))
      }
      yield 'done'
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(answer.length), { maxLength: 6 }), async (places) => {
        cuts = places.toSorted((a, b) => a - b)
        expect((await pieces(client)).join('')).toBe('Où ? Là 🙂')
      }),
      { numRuns: 60 },
    )
  })

  test('may send a malformed chunk: it is passed over', async () => {
    const { client } = await clientOf(() => [
      { say: 'Un ' },
      { raw: 'data: {"choices":[{"del\n\n' },
      { raw: 'data: 42\n\n' },
      { say: 'deux' },
      'done',
    ])
    expect(await pieces(client)).toEqual(['Un ', 'deux'])
  })

  test('may end with a finish reason instead of the marker', async () => {
    const { client } = await clientOf(() => [
      { say: 'Oui' },
      { raw: 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n' },
      'end',
    ])
    expect(await pieces(client)).toEqual(['Oui'])
  })

  test('may answer in one piece although a stream was asked for', async () => {
    const body = JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Oui' } }] })
    const { client } = await clientOf(() => [{ status: 200, headers: { 'Content-Type': 'application/json' }, body }])
    expect(await pieces(client)).toEqual(['Oui'])
  })

  test('may think aloud for longer than the first word may take', async () => {
    const thought = 'data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n'
    const { client } = await clientOf(
      () => [
        { raw: thought },
        { wait: 200 },
        { raw: thought },
        { wait: 200 },
        { raw: thought },
        { say: 'Oui' },
        'done',
      ],
      { connect: 2000, firstToken: 350, stall: 2000 },
    )
    expect(await pieces(client)).toEqual(['Oui'])
  })

  test('is not hurried by a reader who takes long', async () => {
    const { client } = await clientOf(() => [{ say: 'a' }, { say: 'b' }, 'done'], { ...patient, stall: 150 })
    const heard: string[] = []
    for await (const piece of client.answer(question, new AbortController().signal)) {
      heard.push(piece)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    expect(heard).toEqual(['a', 'b'])
  })
})

describe('A model that fails', () => {
  test.each<[string, Script, string, ModelDeadlines]>([
    ['answers 429', () => [{ status: 429 }], 'answered 429', patient],
    ['answers 402', () => [{ status: 402 }], 'answered 402', patient],
    ['answers 500', () => [{ status: 500 }], 'answered 500', patient],
    ['redirects', () => [{ status: 302, headers: { Location: 'http://127.0.0.1:9/' } }], 'answered 302', patient],
    ['answers with a page', () => [{ status: 200, body: '<h1>Hello</h1>' }], 'something else', patient],
    ['never says a word', () => [{ wait: 0 }, 'stall'], 'did not start', { ...patient, firstToken: 150 }],
    ['says only who it is', () => [{ raw: hello }, 'stall'], 'did not start', { ...patient, firstToken: 150 }],
    ['stalls', () => [{ say: 'Je ' }, 'stall'], 'stalled in the middle', { ...patient, stall: 150 }],
    ['cuts the connection', () => [{ say: 'Je ' }, 'cut'], 'cut its answer', patient],
    ['ends without saying so', () => [{ say: 'Je ' }, 'end'], 'cut its answer', patient],
    ['cuts before a word', () => ['cut'], 'could not be reached', patient],
    [
      'reports an error in the stream',
      () => [{ say: 'Je ' }, { raw: overloaded }, 'done'],
      'reported an error',
      patient,
    ],
  ])('%s', async (_, script, problem, deadlines) => {
    const { client } = await clientOf(script, deadlines)
    const failure = await pieces(client).catch((error) => error)
    expect(failure).toBeInstanceOf(ModelFailure)
    expect(failure.message).toContain(problem)
  })

  test('says how long it wants to be left alone', async () => {
    const { client } = await clientOf(() => [{ status: 429, headers: { 'Retry-After': '7' } }])
    await expect(pieces(client)).rejects.toMatchObject({ rest: 7 })
  })

  test('when nothing listens there', async () => {
    const client = createModelClient({ ...provider, baseUrl: 'http://127.0.0.1:9/v1' }, patient)
    await expect(pieces(client)).rejects.toThrow('could not be reached')
  })

  test('when the connection is taken but never set up', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    cleanups.push(async () => void silent.close())
    const client = createModelClient({ ...provider, baseUrl: `https://127.0.0.1:${port}/v1` }, hurried)
    await expect(pieces(client)).rejects.toThrow('did not connect in time')
  })
})

test.each([
  ['before the end', [{ raw: usage({ prompt_tokens: 7, completion_tokens: 2 }) }, 'done'], [[7, 2]]],
  [
    'growing',
    [
      { raw: usage({ prompt_tokens: 7, completion_tokens: 1 }) },
      { raw: usage({ prompt_tokens: 7, completion_tokens: 3 }) },
      'done',
    ],
    [[7, 3]],
  ],
  ['made of nonsense', [{ raw: usage({ prompt_tokens: 'many', completion_tokens: -1 }) }, 'done'], []],
  ['null', [{ raw: usage(null) }, 'done'], []],
] satisfies [string, Step[], number[][]][])(
  'A count of tokens that is %s is passed on as far as it is one',
  async (_, end, told) => {
    const model = await startStandInModel(() => [{ say: 'Bonjour' }, ...end])
    cleanups.push(model.stop)
    const counts: number[][] = []
    const client = createModelClient({ ...provider, baseUrl: model.baseUrl }, patient, {
      onUsage: ({ promptTokens, completionTokens }) => counts.push([promptTokens, completionTokens]),
    })
    expect(await pieces(client)).toEqual(['Bonjour'])
    expect(counts).toEqual(told)
  },
)

function usage(count: unknown) {
  return `data: ${JSON.stringify({ choices: [], usage: count })}\n\n`
}

test('The call ends as soon as the visitor leaves', async () => {
  const { client, model } = await clientOf(() => [{ say: 'Je ' }, 'stall'], patient)
  const visitor = new AbortController()
  const heard = client.answer(question, visitor.signal)[Symbol.asyncIterator]()
  expect(await heard.next()).toEqual({ done: false, value: 'Je ' })
  expect(model.openAnswers()).toBe(1)
  const next = heard.next()
  visitor.abort()
  await expect(next).rejects.toThrow()
  await expect.poll(model.openAnswers).toBe(0)
})

async function clientOf(script: Script, deadlines = patient) {
  const model = await startStandInModel(script)
  cleanups.push(model.stop)
  return { model, client: createModelClient({ ...provider, baseUrl: model.baseUrl }, deadlines) }
}

async function pieces(client: ReturnType<typeof createModelClient>) {
  return Array.fromAsync(client.answer(question, new AbortController().signal))
}
