import { describe, expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'

describe('What no answer cites of a law is not told by what cites the number of another', () => {
  test.each([
    ...[5, 12, 25, 30, 35, 37, 44, 82, 83].map((number) => `Que dit l'article ${number} du RGPD ?`),
    ...[4, 13, 15, 16, 17, 26].map((number) => `Que dit l'article ${number} de l'AI Act ?`),
    'Que prévoit l’article 35 du RGPD ?',
    'Appliquez-vous l’article 25 du RGPD ?',
    'Article 25 RGPD ?',
    'Article 5 RGPD ?',
    'Article 82 RGPD ?',
    'Article 6 AI Act ?',
    'Article 33 AI Act ?',
    'Article 28 Data Act ?',
    'Que dit l’article 22 du Code civil ?',
    'Que dit l’article 17 de la Constitution ?',
    'Que dit l’article 20 de la LCEN ?',
    'Que dit l’article 29 du règlement sur les données ?',
    'What does article 15 of the AI Act say?',
    'What does article 17 of the AI Act say?',
    'What does article 83 of the GDPR say?',
    'Art. 35 RGPD',
    'Que dit l’article 17 du règlement (UE) 2024/1689 ?',
    'Respectez-vous l’article 28 de la directive NIS2 ?',
  ])('%s', (question) => {
    const told = ask(question)
    expect(told.kind, told.text).toBe('declined')
  })

  test('nor in a second turn, which speaks of the same law', () => {
    expect(ask('Que dit l’article 17 de l’AI Act ?', 'Et l’article 15 ?').kind).toBe('declined')
    expect(ask('Que dit l’article 17 du RGPD ?', 'Et l’article 15 ?').topics).toEqual(['data-right-access'])
  })
})

describe('What an answer cites of that law is told', () => {
  const cited = [
    ['Que dit l’article 5 de l’AI Act ?', 'emotions-forbidden'],
    ['Que dit l’article 50 de l’AI Act ?', 'ai-act'],
    ['Que dit l’article 34 du RGPD ?', 'breach-articles'],
    ['Que disent les articles 33 et 34 du RGPD ?', 'breach-articles'],
    ['Que dit l’article 17 du RGPD ?', 'data-right-erasure'],
    ['Que dit l’article 17 du règlement (UE) 2016/679 ?', 'data-right-erasure'],
    ['Que dit l’article 25 du Data Act ?', 'exit-law'],
    ['Que dit l’article 28 du RGPD ?', 'assurance-processingAgreement'],
    ['Que dit l’article 82 de la loi Informatique et Libertés ?', 'essential-storage-exempt'],
    ['Que dit l’article 85 de la loi Informatique et Libertés ?', 'data-right-after-death'],
    ['Que dit l’article 48 du Code de procédure civile ?', 'courts'],
    ['Article 47 de la loi de 2005 ?', 'accessibility-law'],
    ['What does article 17 of the GDPR say?', 'data-right-erasure'],
    ['Que dit l’article 15 ?', 'data-right-access'],
    ['Article 25 ?', 'exit-law'],
    ['Que dit l’article 1-1 de la LCEN ?', 'legal-notice-law'],
  ] as const

  test.each(tellable(cited, ([, topic]) => topic))('%s', (question, topic) => {
    expect(ask(question).topics).toEqual([topic])
  })

  const about = [
    ['Avez-vous le contrat de l’article 28 du RGPD ?', 'assurance-processingAgreement'],
    ['Suivez-vous l’article 33 du RGPD en cas de fuite ?', 'breach-articles'],
    ['Faites-vous une AIPD au titre de l’article 35 du RGPD ?', 'impact-assessment'],
    ['Avez-vous un DPO au sens de l’article 37 du RGPD ?', 'dpo'],
  ] as const

  test.each(tellable(about, ([, topic]) => topic))('as is what the article is about: « %s »', (question, topic) => {
    expect(ask(question).topics).toEqual([topic])
  })
})

test('An article in passing does not silence what else a long message asks', () => {
  const told = `${'Nous préparons un marché et nous lisons beaucoup de textes, '.repeat(3)}dont l’article 30 du RGPD.`
  expect(ask(`${told} Combien coûte un projet ?`).topics).toEqual(['cost'])
  expect(ask('Nous suivons l’article 30 du RGPD. Combien coûte un projet ?').topics).toEqual(['cost'])
})
