import { expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'

const meta =
  "Meta n'accorde pas aux organisations établies dans l'Union européenne la licence de ses modèles multimodaux"

test.each([
  ["A-t-on le droit d'utiliser Llama 4 en Europe ?", meta],
  ['Peut-on utiliser Llama commercialement ?', meta],
  ['Quelle est la licence de Llama ?', meta],
  ['Is Llama open source?', 'Meta does not grant the licence'],
  ["What is Llama's licence?", 'Meta does not grant the licence'],
  ['Tell me about Llama', 'Meta does not grant the licence'],
])('What a licence keeps from an organisation here is told: %s', (question, part) => {
  expect(ask(question).text).toContain(part)
})

test('The licence of another model is not answered with that of Meta', () => {
  expect(ask('Quelle est la licence de Mistral ?').text).not.toContain('Meta n')
})

test.each([
  ['Le SSO est-il inclus ?', 'leur édition payante'],
  ['Does SSO need a paid licence?', 'paid edition'],
  ['Quels sont les coûts récurrents ?', 'licences payantes éventuelles'],
])('What takes a paid edition says so: %s', (question, part) => {
  expect(ask(question).text).toContain(part)
})
