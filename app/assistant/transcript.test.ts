import { expect, test } from 'vitest'
import { contactLimits } from '#contract/contact-limits.ts'
import type { Turn } from './conversation.ts'
import { transcriptOf } from './transcript.ts'

const turn = (question: string, answer: string): Turn => ({ question, answer, state: 'finished', details: {} })

test('A transcript holds questions and answers in their order, without marks', () => {
  expect(transcriptOf([turn('Combien ?', '**15 000 €**'), turn('Quand ?', ''), turn('Où ?', 'En [Europe](/)')])).toBe(
    "Conversation avec l'assistant\u00a0:\n\nMoi\u00a0: Combien ?\nAssistant\u00a0: 15 000 €\n\nMoi\u00a0: Quand ?\n\nMoi\u00a0: Où ?\nAssistant\u00a0: En Europe",
  )
})

test('A long transcript keeps its last turns and leaves room for a message', () => {
  const turns = Array.from({ length: 40 }, (_, index) => turn(`Question ${index}`, 'mot '.repeat(100)))
  const transcript = transcriptOf(turns)
  expect(transcript.length).toBeLessThan(contactLimits.message.max - 500)
  expect(transcript).toContain('Question 39')
  expect(transcript).not.toContain('Question 0\n')
})

test('A transcript says which answers have not come to their end', () => {
  const half = { ...turn('Où ?', 'Hébergés en Europe, et'), state: 'stopped' } as const
  expect(transcriptOf([half])).toMatch(/Hébergés en Europe, et \[Réponse arrêtée\]$/)
  expect(transcriptOf([{ ...half, state: 'interrupted' }])).toMatch(/, et \[Réponse interrompue\]$/)
})

test('Nothing said, nothing to take along', () => {
  expect(transcriptOf([])).toBe('')
})
