import { describe, expect, test } from 'vitest'
import { ask, topics } from '#testing/embedded-questions.ts'
import { siteContent } from '../site-content.ts'
import asked from './asked-by-name.test.json' with { type: 'json' }
import { createNameFinder } from './asked-by-name.ts'
import { createTopics } from './topics.ts'

describe.each(asked)('$what', ({ topics, questions, not }) => {
  test.each(questions)('%s', (question) => {
    const told = ask(question)
    expect(topics, told.text).toContain(told.topics.join(' '))
  })

  test.each(not)('but not « %s »', (question) => {
    const told = ask(question)
    expect(topics, told.text).not.toContain(told.topics.join(' '))
  })
})

test('In a long message such words stand in passing', () => {
  const find = createNameFinder(topics)
  expect(find(['Peut-on trier des CV avec votre agent ?'])?.id).toBe('recruitment-use')
  expect(find(['Nous avons beaucoup de détails à régler,'.repeat(4), 'un agent, des CV et un budget.'])).toBeUndefined()
})

test('Of the topics of a rule, the first that can be told is', () => {
  const question = ['Les données stockées sont-elles chiffrées ?']
  const { topics: assured } = createTopics({
    ...siteContent,
    assurances: { ...siteContent.assurances, encryptionAtRest: 'AES-256.' },
  })
  expect(createNameFinder(topics)(question)?.id).toBe('encryption-at-rest-unsaid')
  expect(createNameFinder(assured)(question)?.id).toBe('assurance-encryptionAtRest')
})

test('No way to ask for a fact is taken from it by a rule on words, but one that a name outweighs', () => {
  const find = createNameFinder(topics)
  const taken = topics
    .filter(({ kind }) => kind === 'fact')
    .flatMap(({ id, asks }) => asks.filter((way) => (find([way])?.id ?? id) !== id))
  // What is told of screen readers says that the site was not assessed with one.
  expect(taken).toEqual(["Avez-vous évalué avec un lecteur d'écran ?"])
})
