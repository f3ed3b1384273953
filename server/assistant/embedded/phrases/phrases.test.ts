import { describe, expect, test } from 'vitest'
import type { Saying } from '../topic.ts'
import { askFor, type IdentifiedSaying } from './ask-for.ts'
import { readPhrases } from './read-phrases.ts'

describe('A file of phrases', () => {
  test('gives the ways to ask by the id of their topic', () => {
    const { phrases, problems } = readPhrases({ 'a.json': [{ id: 'cost', phrases: ['Combien ?'] }] })
    expect(problems).toEqual([])
    expect(phrases.get('cost')).toEqual({ id: 'cost', phrases: ['Combien ?'], file: 'a.json' })
  })

  test.each<[string, unknown, RegExp]>([
    ['an empty list', [{ id: 'cost', phrases: [] }], /^phrases\/a\.json, « cost »: phrases, a list is empty\.$/],
    [
      'an empty phrase',
      [{ id: 'cost', phrases: ['Combien ?', ' '] }],
      /^phrases\/a\.json, « cost »: phrases\.1, a phrase/,
    ],
    ['a phrase that is no text', [{ id: 'cost', phrases: [7] }], /^phrases\/a\.json, « cost »: phrases\.0, /],
    ['a misspelt field', [{ id: 'cost', phrase: ['Combien ?'] }], /^phrases\/a\.json, « cost »: .*phrase/],
    ['no id', [{ phrases: ['Combien ?'] }], /^phrases\/a\.json, number 1: id, /],
    ['an empty id', [{ id: '', phrases: ['Combien ?'] }], /^phrases\/a\.json, « {2}»: id, the id is empty/],
    ['a phrase twice', [{ id: 'cost', phrases: ['Prix', 'Prix'] }], /« cost »: « Prix » stands there twice/],
    ['something else than a list', { cost: ['Combien ?'] }, /^phrases\/a\.json is not a list\.$/],
  ])('with %s is refused by name', (_, content, problem) => {
    expect(readPhrases({ 'a.json': content }).problems).toEqual([expect.stringMatching(problem)])
  })

  test('with an id that another file has is refused; the first one counts', () => {
    const { phrases, problems } = readPhrases({
      'a.json': [{ id: 'cost', phrases: ['Combien ?'] }],
      'b.json': [{ id: 'cost', phrases: ['Quel prix ?'] }],
    })
    expect(problems).toEqual(['phrases/b.json, « cost »: phrases/a.json has this id already.'])
    expect(phrases.get('cost')?.phrases).toEqual(['Combien ?'])
  })

  test('in English adds to what another file has of the same topic, its yes and no included', () => {
    const { phrases, problems } = readPhrases({
      'a.json': [{ id: 'cost', phrases: ['Combien ?'], answeredYes: ['Est-ce cher ?'] }],
      'in-english.json': [
        { id: 'cost', phrases: ['How much?'], answeredYes: ['Is it dear?'], answeredNo: ['Is it free?'] },
      ],
    })
    expect(problems).toEqual([])
    expect(phrases.get('cost')).toEqual({
      id: 'cost',
      phrases: ['Combien ?', 'How much?'],
      answeredYes: ['Est-ce cher ?', 'Is it dear?'],
      answeredNo: ['Is it free?'],
      file: 'a.json',
    })
  })

  test('that is wrong in one place is read in the others', () => {
    const { phrases } = readPhrases({
      'a.json': [{ id: 'cost', phrases: [] }, null, { id: 'demo', phrases: ['Démo'] }],
    })
    expect([...phrases.keys()]).toEqual(['demo'])
  })
})

describe('The ways to ask for a topic', () => {
  test('are those of its family, filled in, then its own', () => {
    const { topics, problems } = asked(
      [saying('tool-n8n', { name: 'n8n', use: ['trier', 'relier $&'] })],
      [
        { id: 'tool-*', phrases: ["C'est quoi {name} ?", '{use} avec {name}, par {company}'] },
        { id: 'tool-n8n', phrases: ['workflow'] },
      ],
    )
    expect(topics[0]?.asks).toEqual([
      "C'est quoi n8n ?",
      'trier avec n8n, par Nous',
      'relier $& avec n8n, par Nous',
      'workflow',
    ])
    expect(problems).toEqual([])
  })

  test('are its own alone where they say so', () => {
    const { topics } = asked(
      [saying('tool-n8n', { name: 'n8n' }), saying('tool-dify', { name: 'Dify' })],
      [
        { id: 'tool-*', phrases: ['{name}'] },
        { id: 'tool-n8n', alone: true, phrases: ['workflow'] },
      ],
    )
    expect(topics.map(({ asks }) => asks)).toEqual([['workflow'], ['Dify']])
  })

  test('leave out what a topic has no word for, and name what none has', () => {
    const entries = [{ id: 'tool-*', phrases: ['{name}', 'après {previous}', 'selon {nobody}'] }]
    const { topics, problems } = asked([saying('tool-n8n', { name: 'n8n', previous: [] })], entries)
    expect(topics[0]?.asks).toEqual(['n8n'])
    expect(problems).toEqual(['phrases/a.json, « tool-* »: nothing stands for {nobody}.'])
  })

  test('must be there: a topic without any is named and left out', () => {
    const { topics, problems } = asked([saying('cost'), saying('demo')], [{ id: 'demo', phrases: ['Démo'] }])
    expect(topics.map(({ id }) => id)).toEqual(['demo'])
    expect(problems).toEqual(['The topic « cost » has no phrases: no file of phrases/ has its id.'])
  })

  test('must be for one that there is: the others are named, and answered by saying that the site does not say', () => {
    const { topics, problems } = asked(
      [saying('unknown')],
      [
        { id: 'unknown', phrases: ['Combien êtes-vous ?'] },
        { id: 'prize', phrases: ['Quel prix avez-vous gagné ?'] },
        { id: 'rating', phrases: ['Quelle note avez-vous ?'] },
        { id: 'tool-*', phrases: ['{name}'] },
        { id: 'tool-n8n', phrases: ['workflow'] },
      ],
    )
    expect(topics[0]?.asks).toEqual(['Combien êtes-vous ?', 'Quel prix avez-vous gagné ?', 'Quelle note avez-vous ?'])
    expect(problems).toEqual([
      'phrases/a.json, « prize »: there is no such topic.',
      'phrases/a.json, « tool-n8n »: there is no such topic.',
      'phrases/a.json, « tool-* »: no topic belongs to this family.',
    ])
  })
})

test('A way to ask whose topic has nothing to say is asked of the one that it names for that', () => {
  const entries = [
    { id: 'stays', phrases: ['Restent-elles ?'], answeredYes: ['En Europe ?'], otherwise: 'leaves' },
    { id: 'leaves', phrases: ['Partent-elles ?'] },
    { id: 'unknown', phrases: ['Autre chose ?'] },
  ]
  const waysTo = (ids: readonly string[]) =>
    Object.fromEntries(
      asked(
        ids.map((id) => saying(id)),
        entries,
      ).topics.map(({ id, asks }) => [id, asks]),
    )
  expect(waysTo(['leaves', 'unknown'])).toEqual({
    leaves: ['Partent-elles ?', 'Restent-elles ?', 'En Europe ?'],
    unknown: ['Autre chose ?'],
  })
  expect(waysTo(['stays', 'leaves'])).toMatchObject({ leaves: ['Partent-elles ?'] })
  expect(waysTo(['unknown'])).toMatchObject({ unknown: ['Autre chose ?', 'Restent-elles ?', 'Partent-elles ?'] })
})

function asked(sayings: readonly IdentifiedSaying[], entries: readonly unknown[]) {
  return askFor(sayings, readPhrases({ 'a.json': entries }).phrases, {
    values: { company: 'Nous' },
    unanswered: 'unknown',
    absent: ['rating'],
  })
}

function saying(id: string, inPhrases: NonNullable<Saying['inPhrases']> = {}): IdentifiedSaying {
  return { id, kind: 'fact', inPhrases, answer: 'Oui.', sources: [] }
}
