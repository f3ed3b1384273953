import { expect, test } from 'vitest'
import { ask, topics } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'

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

const paid = [
  { id: 'assurance-singleSignOn', question: 'Le SSO est-il inclus ?', language: 'answer' },
  { id: 'assurance-singleSignOn', question: 'Does SSO need a paid licence?', language: 'english' },
  { id: 'assurance-recurringCosts', question: 'Quels sont les coûts récurrents ?', language: 'answer' },
] as const

test.each(tellable(paid, ({ id }) => id))(
  'What takes a paid edition says so, where the company does: $question',
  ({ id, question, language }) => {
    const isPaid = /payante|paid/
    const told = topics.find((topic) => topic.id === id)?.[language] ?? ''
    expect(isPaid.test(ask(question).text)).toBe(isPaid.test(told))
  },
)
