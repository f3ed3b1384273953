import { afterEach, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { asks, converses, elsewhere } from '#evaluation/ask.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
import { siteContent } from '#server/assistant/site-content.ts'
import { readEnvironment } from '#server/environment.ts'
import { type Script, startStandInModel } from '#testing/stand-in-model.ts'
import { evaluateModel } from './evaluate-model.ts'
import { readPrice } from './token-costs.ts'

const passages = readPassages()
/** A few topics: what is measured here is the models' side, and to learn all takes seconds. */
const embedded = createEmbeddedAssistant({
  passages,
  retriever: createRetriever(passages),
  topics: createTopics(siteContent).topics.slice(0, 3),
  learnt: undefined,
})

const questions = [
  asks('Combien de temps dure la démonstration ?', '30 minutes'),
  asks('Quel est votre numéro de téléphone ?', company.phone.display),
  converses(['Parlez-moi de la démonstration.', 'Et elle dure combien de temps ?'], '30 minutes'),
  elsewhere('Quel temps fait-il à Oslo ?'),
]

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

describe('A model that is asked the questions of the evaluation', () => {
  test('gets the table of the embedded assistant, its time and its cost, through our own instructions', async () => {
    const { printed, model, problem } = await evaluate(({ messages }) => {
      const said = messages.at(-1)?.content ?? ''
      if (said.includes('téléphone')) return [{ say: 'Le numéro est le 00 00.' }, counted(100, 10), 'done']
      if (said.includes('Oslo')) return [{ say: 'Je ne peux pas répondre à cette question.' }, counted(100, 10), 'done']
      return [{ say: 'Elle dure ' }, { say: '30 minutes.' }, counted(1000, 20), 'done']
    })
    expect(problem).toBeUndefined()
    expect(printed).toContain('Asked: small of 127.0.0.1')
    expect(printed).toContain('made up, 4 questions')
    expect(printed).toContain('| fact | 2 | 1 | 50.0 % | 1 wrong |')
    expect(printed).toContain('| second turn | 1 | 1 | 100.0 % |  |')
    expect(printed).toContain('| off topic | 1 | 1 | 100.0 % |  |')
    expect(printed).toMatch(/First word after \d+ ms \(half\), \d+ ms \(nine in ten\)/)
    expect(printed).toContain('Tokens of 5 answers: 3200 in, 80 out: cost 0.0034, 0.672 for 1000 answers.')
    expect(printed).toContain('Le numéro est le 00 00.')
    expect(model.asked).toHaveLength(5)
    const system = model.asked[0]?.messages[0]
    expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('DONNÉES DU SITE') })
    expect(
      model.asked[3]?.messages.map(({ role }) => role),
      'a second turn has the first before it',
    ).toEqual([...['system', 'user', 'assistant', 'user']])
  })

  test('is asked no more than it may be, spread over the list', async () => {
    const { printed, model } = await evaluate(() => [{ say: 'Elle dure 30 minutes.' }, 'done'], { most: '2' })
    expect(printed).toContain('made up, 2 questions')
    expect(model.asked.map(({ messages }) => messages.at(-1)?.content)).toEqual([
      ...['Combien de temps dure la démonstration ?', 'Parlez-moi de la démonstration.'],
      'Et elle dure combien de temps ?',
    ])
    expect(printed, 'a count that is not given is not made up').toContain('Tokens: the provider does not say')
  })

  test('that fails has no part in what the embedded assistant says in its place, and is asked again', async () => {
    const { printed, model } = await evaluate(() => [{ status: 503 }])
    expect(printed).toContain('| fact | 2 | 0 | 0.0 % | 2 silent |')
    expect(printed).toContain('coverage 0.0 %')
    expect(printed).toContain('First word after no answer')
    expect(model.asked).toHaveLength(5)
  })

  test('that is cut in the middle counts as silent, whoever ends its sentence', async () => {
    const { printed } = await evaluate(() => [{ say: 'Elle dure 30 minutes.' }, 'cut'])
    expect(printed).toContain('| fact | 2 | 0 | 0.0 % | 2 silent |')
  })

  test.each([
    [{}, {}, 'No model is configured'],
    [{ LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'small' }, { most: '-1' }, '--most must be'],
    [{ LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'small' }, { price: 'cheap' }, '--price must be'],
  ])('is not asked with %o and %o', async (variables, options, problem) => {
    const found = await evaluateModel({ sets: [], environment: readEnvironment(variables), say: () => {}, ...options })
    expect(found).toContain(problem)
  })
})

test('A price is one number for all tokens, or two', () => {
  expect(readPrice('0.5')).toEqual({ input: 0.5, output: 0.5 })
  expect(readPrice('0.1, 0.3')).toEqual({ input: 0.1, output: 0.3 })
  expect([readPrice('1,2,3'), readPrice('-1'), readPrice('')]).toEqual([undefined, undefined, undefined])
})

function counted(prompt_tokens: number, completion_tokens: number) {
  return { raw: `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens, completion_tokens } })}\n\n` }
}

async function evaluate(script: Script, options: { most?: string } = {}) {
  const model = await startStandInModel(script)
  stops.push(model.stop)
  const lines: string[] = []
  const problem = await evaluateModel({
    sets: [{ name: 'made up', questions, isShown: true }],
    environment: readEnvironment({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' }),
    price: '1,2',
    say: (line) => lines.push(line),
    embedded,
    ...options,
  })
  return { printed: lines.join('\n'), model, problem }
}
