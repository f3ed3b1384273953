import { expect, test } from 'vitest'
import { words } from '../language/french-text.ts'
import { asksForAnotherPrice } from './qualified-price.ts'
import { createQuestionReader } from './read-question.ts'

const read = createQuestionReader([], [])

test.each([
  ['Quel prix pour 50 utilisateurs ?', 'cost', true],
  ['Une remise pour les associations ?', 'cost', true],
  ['Combien par mois ?', 'duration', true],
  ['Combien pour une licence Dify ?', 'licence-dify', true],
  ['Quelle est la licence de Dify ?', 'licence-dify', false],
  ['Quel prix pour 20 postes ?', 'cost', true],
  ["Quelle enveloppe prévoir, et quels postes viendront s'ajouter ?", 'cost', false],
  ['Combien coûte un projet ?', 'cost', false],
  ['Combien de mois dure un projet ?', 'duration', false],
])('Another price than that of a project is asked for: %s, of %s: %s', (text, id, isAnother) => {
  const question = { ...read(text), words: words(text) }
  expect(asksForAnotherPrice(question, { id })).toBe(isAnother)
})
