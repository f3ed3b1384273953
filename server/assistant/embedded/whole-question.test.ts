import { expect, test } from 'vitest'
import { isWhole } from './question-parts.ts'
import { createQuestionReader } from './read-question.ts'

const read = createQuestionReader([], [])

function standsWhole(text: string) {
  return isWhole([text], read(text))
}

test.each([
  'Que pouvez-vous faire pour une mairie ?',
  'Comment préparer la démo ?',
  'Y a-t-il un engagement ?',
  'Et si nous voulons changer de prestataire ?',
  'Les chiffres du site vous engagent-ils ?',
  "Qu'est-ce qui vous distingue ?",
])('« %s » asks by itself', (question) => {
  expect(standsWhole(question)).toBe(true)
})

test.each([
  'Et pour une mairie ?',
  'quels avantages ?',
  'par où commencer ?',
  "c'est open source ?",
  'Qui les relit ?',
  'Combien de temps la gardez-vous ?',
  'Et si on la prend pour un robot ?',
  "Et l'hébergement est compris là-dedans ?",
  'what do we walk away with?',
  'Combien de temps ?',
  'Quel est le prix ?',
])('« %s » leans on what was said', (question) => {
  expect(standsWhole(question)).toBe(false)
})
