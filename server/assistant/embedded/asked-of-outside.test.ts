import { expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'

const outside = [
  'Combien coûte une PS5 ?',
  'Combien coûte un mariage ?',
  'combien coute une guitare',
  'How much does a kayak cost?',
  'Comment contacter la CAF ?',
  'Comment contacter EDF ?',
  'How do I contact Amazon?',
  'Qui a fondé Google ?',
  'Who founded Tesla?',
  'Où est le siège de Google ?',
  'Qui est le PDG de Renault ?',
  'Combien coûte une maison à Nantes ?',
]

test.each(outside)('« %s » asks of something else than us, and is off topic', (question) => {
  expect(ask(question).about.topic).toBe('off-topic')
})

const ours: readonly (readonly [question: string, topic: string])[] = [
  ['Combien coûte un projet ?', 'cost'],
  ['combien coute un proget', 'cost'],
  ['Combien ça coûte ?', 'cost'],
  ['Comment contacter le DPO ?', 'dpo'],
  ['Comment vous contacter ?', 'contact'],
  ['Qui a fondé votre société ?', 'missing-team'],
  ['Où est le siège de Delambre ?', 'address'],
  ['Who founded Delambre?', 'missing-team'],
]

test.each(ours)('« %s » is asked of us', (question, topic) => {
  expect(ask(question).about.topic).toBe(topic)
})

test('Who leads the maker of a model is not told with who leads us', () => {
  expect(ask("Qui est le PDG d'OpenAI ?").about.outcome).not.toBe('answered')
})

test('An object of many words is read to its end, and costs no more than any message', () => {
  expect(ask(`Combien coûte ${'une guitare '.repeat(400)}?`).about.topic).toBe('off-topic')
})
