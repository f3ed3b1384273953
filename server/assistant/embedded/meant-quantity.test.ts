import { describe, expect, test } from 'vitest'
import { departure, offer } from '#content/brand/promises.ts'
import { promises } from '#content/promises.ts'
import { ask } from '#testing/embedded-questions.ts'

const notice = `${departure.noticeMonths} mois`
const price = promises.project.cost.replace(/\s*HT$/, '').replaceAll('\u00a0', ' ')

describe('What a quantity is, is told by what has that very quantity', () => {
  test.each([
    ['À quoi correspondent les 90 jours ?', '90 jours'],
    ['À quoi correspond le délai de 90 jours ?', '90 jours'],
    ["C'est quoi les 90 jours ?", '90 jours'],
    ['À quoi correspondent les 30 jours ?', '30 jours'],
    ["Qu'est-ce qui est gardé 30 jours ?", '30 jours'],
    ['À quoi correspondent les 12 mois ?', ' 12 mois'],
    ['À quoi correspondent les 72 heures ?', '72 heures'],
    ['À quoi correspondent les 6 mois ?', '6 mois'],
    ['À quoi correspondent les 15 minutes ?', '15 minutes'],
    [`À quoi correspondent les ${offer.answerHours} heures ?`, promises.callBack],
    [`À quoi correspondent les ${notice} ?`, ` ${notice}`],
    [`À quoi correspondent les ${promises.project.duration} ?`, ` ${promises.project.duration}`],
    [`À quoi correspondent les ${price} ?`, price],
    ['Que recouvrent les 12 mois ?', ' 12 mois'],
    ['What is kept for 12 months?', ' 12 months'],
    ['À quoi correspondent les 3 ans ?', ' 3 ans'],
    ['À partir de quand courent les 3 ans ?', ' 3 ans au plus après le dernier échange'],
    ["Qu'est-ce qui est gardé 12 mois ?", ' 12 mois'],
    ['Quand commence le délai de 3 ans ?', ' 3 ans au plus après le dernier échange'],
    ['Les 3 ans commencent quand ?', ' 3 ans au plus après le dernier échange'],
    ['When do the 3 years start?', '3 years at most after the last exchange'],
    ['What are the 72 hours about?', '72 hours'],
    ['Pourquoi 12 mois ?', ' 12 mois'],
    ['Peut-on prolonger la durée de 3 ans ?', ' 3 ans'],
    ['Quel est le point de départ des 3 ans ?', ' 3 ans au plus après le dernier échange'],
    ['C’est quoi les 13 mois ?', '13 mois'],
    ['Why 3 years?', '3 years'],
    ['From which date do the three years run?', '3 years at most after the last exchange'],
  ])('%s', (question, quantity) => {
    expect(ask(question).text).toContain(quantity)
  })

  test('Each thing that it is, where it is several', () => {
    expect(ask('À quoi correspondent les 90 jours ?').topics).toEqual([
      'robot-requests-retention',
      'deletion-and-backups',
    ])
  })

  test.each([
    'À quoi correspondent les 7 ans ?',
    'C’est quoi les 47 jours ?',
    'What is kept for 8 months?',
    'Qu’est-ce qui est gardé 3 mois ?',
    'Qu’est-ce qui est effacé au bout de 5 mois ?',
  ])('and what nothing says is not told: « %s »', (question) => {
    expect(ask(question).kind).toBe('declined')
  })
})

test.each([
  ['Pourquoi gardez-vous mes données 5 ans ?', 'retention-contact'],
  ['Combien de temps gardez-vous les journaux ?', 'retention-logs'],
  ['C’est quoi Qdrant ?', 'technology-qdrant'],
  ['Pourquoi 20 000 € ?', 'cost'],
  [`À quoi correspond le préavis de ${notice} ?`, 'exit-notice'],
  ['À quoi correspond le préavis de 3 mois ?', 'exit-notice'],
  ['Que gardez-vous, et combien de temps ?', 'retention'],
  ['Est-ce que vous gardez mes données 10 ans ?', 'retention-contact'],
])('What asks for no quantity is answered as ever: « %s »', (question, topic) => {
  expect(ask(question).topics).toContain(topic)
})

test.each([
  'Quelle est la plus longue durée de conservation ?',
  'Quelle est la durée de conservation la plus longue ?',
  'Quelle est votre durée de conservation maximale ?',
  'What is the longest retention period?',
])('The longest of the durations is told with the others: « %s »', (question) => {
  expect(ask(question).text).toMatch(/10 (?:ans|years)/)
})
