import { expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'

test.each([
  ['Le mot « agent IA », expliquez', 'definition-agent-ia'],
  ['Le terme RAG ?', 'definition-rag'],
  ['Je traduis RAG comment ?', 'definition-rag'],
  ['Expliquez workflow', 'definition-workflow'],
  ['What does RAG mean?', 'definition-rag'],
  ['What do you mean by orchestration?', 'definition-orchestration'],
  ['What does LLM stand for?', 'definition-llm'],
  ['Explain vector database', 'definition-base-vectorielle'],
])('A word is explained however its meaning is asked for: %s', (question, topic) => {
  expect(ask(question).topics).toEqual([topic])
})

test.each([
  ['Quel mot de passe pour le bureau de l’équipe ?', 'desk-entry'],
  ['Expliquez la licence de n8n', 'licence-n8n'],
])('What is asked of a thing is told, not what its name means: %s', (question, topic) => {
  expect(ask(question).topics).toEqual([topic])
})
