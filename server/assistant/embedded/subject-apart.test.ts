import { expect, test } from 'vitest'
import { createQuestionReader } from './read-question.ts'
import { subjectApart } from './subject-apart.ts'

const read = createQuestionReader([], ['mairie'])

function weights(text: string) {
  return subjectApart(read(text)).terms
}

test('Who asks counts less than what they ask', () => {
  const terms = weights('Nous sommes une mairie, quel est le prix ?')
  expect(terms.get('@mairie')).toBeLessThan(1)
  expect(terms.get('@cout')).toBe(1)
})

test('Who asks is the subject where nothing else is', () => {
  expect(weights('Que proposez-vous à une mairie ?').get('@mairie')).toBe(1)
})

test('« vous faites quoi » is the subject only when alone', () => {
  expect(weights('vous faites quoi').get('@metier')).toBe(1)
  expect(weights('vous faites quoi de mes coordonnées').get('@metier')).toBeLessThan(1)
})
