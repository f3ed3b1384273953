import { expect, test } from 'vitest'
import { createToldFinder } from './asked-of-told.ts'

const ids = [
  'step-one',
  'step-two',
  'step-three',
  'method',
  'support',
  'demo',
  'demo-price',
  'licence-dify',
  'licence-qdrant',
]
const askedOfTold = createToldFinder(ids.map((id) => ({ id })))

test.each([
  ['method', 'et la 2 ?', 'step-two'],
  ['step-one', "et l'étape suivante ?", 'step-two'],
  ['step-two', 'et la précédente ?', 'step-one'],
  ['step-three', 'et ensuite ?', 'support'],
  ['licence-dify', 'et Qdrant ?', 'licence-qdrant'],
  ['demo', "c'est payant ?", 'demo-price'],
])('After « %s », « %s » asks for « %s »', (told, question, asked) => {
  expect(askedOfTold([question], [told])).toBe(asked)
})

test.each([
  ['method', 'et la couleur de la deuxième voiture ?'],
  ['support', 'et la 2 ?'],
  ['step-one', 'et la précédente ?'],
  ['licence-dify', "c'est payant ?"],
  ['demo', "c'est payant si nous la demandons pour une vingtaine de personnes à la fois ?"],
])('After « %s », « %s » asks for nothing of it', (told, question) => {
  expect(askedOfTold([question], [told])).toBeUndefined()
})

test('After nothing, or after two things, a short question is not of what was told', () => {
  expect(askedOfTold(['et la 2 ?'], [])).toBeUndefined()
  expect(askedOfTold(['et la 2 ?'], ['method', 'support'])).toBeUndefined()
})
