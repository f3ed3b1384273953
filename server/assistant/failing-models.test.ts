import { afterEach, describe, expect, test } from 'vitest'
import { company, phoneInText } from '#content/company.ts'
import {
  ask,
  asked,
  assistantOf,
  assistantWith,
  fact,
  patient,
  question,
  sent,
  staying,
  stops,
  textOf,
} from '#testing/asked-assistant.ts'
import { embedded } from '#testing/embedded-questions.ts'
import { type Script, startStandInModel } from '#testing/stand-in-model.ts'
import { createModelClient, type ModelClient, type ModelDeadlines } from './models/model-client.ts'

const untilFirstToken: ModelDeadlines = { ...patient, firstToken: 300 }

const betweenTokens: ModelDeadlines = { ...patient, stall: 300 }

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

describe('Before the first word', () => {
  test.each<[string, Script]>([
    ['429', () => [{ status: 429 }]],
    ['402', () => [{ status: 402 }]],
    ['500', () => [{ status: 500 }]],
    ['silence', () => [{ wait: 0 }, 'stall']],
    ['a cut', () => ['cut']],
    ['an empty answer', () => ['done']],
  ])('%s leads to the next provider', async (_, script) => {
    const { text, details } = await ask(
      [script, () => [{ say: 'Elle dure 30-45 min.' }, 'done']],
      asked(question),
      untilFirstToken,
    )
    expect(text).toBe('Elle dure 30-45 min.')
    expect(details).toMatchObject({ provider: 'provider-1', model: 'model-1' })
  })

  test('when all fail, the embedded assistant answers', async () => {
    const { text, details } = await ask([() => [{ status: 500 }], () => ['cut']])
    expect(text).toContain(fact)
    expect(details.provider).toBe(company.name)
  })

  test('a provider that failed rests a while, so that the next visitor does not wait for it', async () => {
    let now = 0
    const { assistant, models, log } = await assistantWith([() => [{ status: 500 }], () => [{ say: 'Oui' }, 'done']], {
      now: () => now,
    })
    await Array.fromAsync(assistant(asked(question), new AbortController().signal, { requestId: 'the first request' }))
    await Array.fromAsync(assistant(asked(question), new AbortController().signal, { requestId: 'the second request' }))
    expect(log.lines).toMatchObject([{ requestId: 'the first request', provider: 'provider-0' }])
    expect(models[0]?.asked).toHaveLength(1)
    expect(models[1]?.asked).toHaveLength(2)
    now = 20_000
    await Array.fromAsync(assistant(asked(question), new AbortController().signal))
    expect(models[0]?.asked).toHaveLength(2)
    expect(JSON.stringify(log.lines)).not.toContain('démo')
  })

  test.each([400, 413, 422])(
    "%i, which is about one visitor's question, keeps the model for the others",
    async (status) => {
      const { assistant, models } = await assistantWith([
        ({ messages }) =>
          messages.at(-1)?.content === 'Mauvaise' ? [{ status }] : [{ say: 'Elle dure 30-45 min.' }, 'done'],
      ])
      expect(textOf(await Array.fromAsync(assistant(asked('Mauvaise'), staying)))).not.toBe('')
      expect(textOf(await Array.fromAsync(assistant(asked(question), staying)))).toBe('Elle dure 30-45 min.')
      expect(models[0]?.asked).toHaveLength(2)
    },
  )

  test('two providers of one name are two: one fails and rests, the other answers', async () => {
    const models = await Promise.all(
      [() => [{ status: 500 }], () => [{ say: 'Oui' } as const, 'done' as const]].map(startStandInModel),
    )
    stops.push(...models.map(({ stop }) => stop))
    const { assistant } = assistantOf(
      models.map(({ baseUrl }) => createModelClient({ name: 'same', baseUrl, apiKey: '', model: 'm' }, patient)),
    )
    for (let time = 0; time < 2; time++) {
      expect(textOf(await Array.fromAsync(assistant(asked(question), staying)))).toBe('Oui')
    }
    expect(models.map(({ asked }) => asked.length)).toEqual([1, 2])
  })
})

describe('A bug', () => {
  const provider = { name: 'own', model: 'm' }
  const bug = new TypeError(`Cannot read « ${question} »`)

  test.each<[string, ModelClient['answer']]>([
    [
      'before the first word',
      // biome-ignore lint/correctness/useYield: it fails before it says anything.
      async function* () {
        throw bug
      },
    ],
    [
      'after it',
      async function* () {
        yield 'La démo'
        throw bug
      },
    ],
  ])('in a client, %s, ends in an answer, and in the log without the question', async (_, answer) => {
    const { assistant, log } = assistantOf([{ provider, answer }])
    const events = await Array.fromAsync(assistant(asked(question), staying))
    expect(textOf(events)).toContain(fact)
    expect(events.at(-1)).toMatchObject({ details: { sources: expect.anything() } })
    expect(JSON.stringify(log.lines)).toContain('TypeError')
    expect(JSON.stringify(log.lines)).not.toContain('démo')
  })

  test('in what reads the answer ends in an answer, and ends the model', async () => {
    let isEnded = false
    const answer: ModelClient['answer'] = async function* () {
      try {
        yield 'La démo'
        yield 'fault'
      } finally {
        isEnded = true
      }
    }
    const checkText = () => ({ push: failAt('fault'), end: () => '', cited: new Set<number>() })
    const { assistant, log } = assistantOf([{ provider, answer }], { checkText })
    const text = textOf(await Array.fromAsync(assistant(asked(question), staying, { requestId: 'a request' })))
    expect(text).toMatch(/^La démo\n\nLa réponse a été interrompue/)
    expect(text).toContain(fact)
    expect(isEnded).toBe(true)
    expect(log.lines).toMatchObject([{ requestId: 'a request' }])
  })

  function failAt(word: string) {
    return (piece: string) => {
      if (piece === word) throw bug
      return piece
    }
  }

  test('in the embedded assistant itself ends in a sentence with the phone number', async () => {
    const broken = {
      ...embedded,
      answer: () => {
        throw bug
      },
    }
    const { assistant, log } = assistantOf([], { embedded: broken })
    expect(textOf(await Array.fromAsync(assistant(asked(question), staying)))).toContain(phoneInText)
    expect(JSON.stringify(log.lines)).not.toContain('démo')
  })
})

describe('After the first word', () => {
  test.each<[string, 'cut' | 'stall']>([
    ['a cut', 'cut'],
    ['a stall', 'stall'],
  ])('%s has the next provider continue from what was said', async (_, fault) => {
    const { text, details, models } = await ask(
      [
        () => [{ say: 'La démo dure ' }, { say: '30-45 min. Elle' }, fault],
        () => [{ say: '30-45 min. Elle ' }, { say: 'est gratuite.' }, 'done'],
      ],
      asked(question),
      betweenTokens,
    )
    expect(text).toBe('La démo dure 30-45 min. Elle est gratuite.')
    expect(details).toMatchObject({ provider: 'provider-1', model: 'model-1' })
    const continued = sent(models[1]?.asked)
    expect(continued.at(-2)).toEqual({ role: 'assistant', content: 'La démo dure 30-45 min. Elle' })
  })

  test('with no provider left, the embedded assistant says what the site says', async () => {
    const { text, details } = await ask([() => [{ say: 'La démo' }, 'cut']])
    expect(text).toMatch(/^La démo\n\nLa réponse a été interrompue\. Voici ce que dit le site :\n\nLa démo dure /)
    expect(details.provider).toBe(company.name)
  })

  test('a link that is cut in the middle is completed by the next provider, or shown as text', async () => {
    const { text } = await ask([() => [{ say: 'Voir [le formulaire' }, 'cut'], () => [{ say: '](/contact).' }, 'done']])
    expect(text).toBe('Voir [le formulaire](/contact).')
    expect((await ask([() => [{ say: 'Voir [le formulaire' }, 'cut']])).text).toContain('Voir [le formulaire\n\n')
  })
})
