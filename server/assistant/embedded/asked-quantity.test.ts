import { expect, test } from 'vitest'
import { lacksNumber } from './asked-quantity.ts'
import { createQuestionReader } from './read-question.ts'
import type { Topic } from './topic.ts'

const read = createQuestionReader([], [])

test.each([
  ['Quelle version de Kubernetes utilisez-vous ?', 'Kubernetes et n8n font partie de ce que nous déployons.', true],
  ['Combien de requêtes peut-on faire ?', 'Les API sont documentées.', true],
  ['Combien de scénarios jouez-vous ?', 'Plus de 500 scénarios de test.', false],
  ['Une nouvelle version, vous la vérifiez avant ?', 'Chaque version passe les tests.', false],
  ['Combien coûte la démo ?', 'La démo est préparée pour vous.', false],
  ['Où sont vos serveurs ?', 'Les serveurs sont en Europe.', false],
])('« %s » is not answered by what has no number: « %s », %s', (question, answer, lacks) => {
  expect(lacksNumber(read(question), told(answer))).toBe(lacks)
})

function told(answer: string): Topic {
  return { id: 'told', kind: 'fact', asks: ['?'], answer, sources: [] }
}
