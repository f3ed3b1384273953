import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { ask, topics } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'
import { siteContent } from '../site-content.ts'
import asked from './asked-by-name.test.json' with { type: 'json' }
import { createNameFinder } from './asked-by-name.ts'
import { createTopics } from './topics.ts'

const reviews = String(company.rating?.count)

describe.each(tellable(asked, ({ topics }) => topics))('$what', ({ topics, questions, not }) => {
  test.each(questions)('%s', (question) => {
    const told = ask(question.replace('{reviews}', reviews))
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

const untoldThings = [
  ["L'assistance après la formation est-elle payante ?", 'hosting-not-in-price', 'not-on-site'],
  ['Is support after the training free?', 'hosting-not-in-price', 'not-on-site'],
  ['La maintenance est-elle gratuite ?', 'hosting-not-in-price', 'assurance-recurringCosts'],
  ["Nos agents vont-ils être surveillés par l'outil ?", 'answer-log', 'not-on-site'],
  ['Les conversations de nos agents sont-elles journalisées ?', 'answer-log', 'platform-retention'],
  ['Qui compte les avis ?', 'rating', 'not-on-site'],
] as const

test.each(tellable(untoldThings, ([, , instead]) => instead))(
  '« %s » is asked of nothing beside it where a company does not tell %s',
  (question, untold, instead) => {
    const find = createNameFinder(topics.filter(({ id }) => id !== untold))
    expect(find([question])?.id).toBe(instead)
  },
)

test('No way to ask for a fact is taken from it by a rule on words, but one that a name outweighs', () => {
  const find = createNameFinder(topics)
  const taken = topics
    .filter(({ kind }) => kind === 'fact')
    .flatMap(({ id, asks }) => asks.filter((way) => (find([way])?.id ?? id) !== id))
  // What is told of screen readers says that the site was not assessed with one.
  expect(taken).toEqual(["Avez-vous évalué avec un lecteur d'écran ?"])
})
