import { expect, test } from 'vitest'
import { leansOnBefore, statementsOf } from './statements.ts'

test('An answer is sentences, and lists with the sentence that they follow; a heading between them is neither', () => {
  const { sentences, lists } = statementsOf(
    "Vous recevez deux livrables (article L. 122-4). Ils vous appartiennent sans réserve aucune.\n\nLivrables de l'étape :\n\n- un rapport\n- un guide",
  )
  expect(sentences).toEqual([
    'Vous recevez deux livrables (article L. 122-4).',
    'Ils vous appartiennent sans réserve aucune.',
  ])
  expect(lists).toEqual([{ text: '- un rapport\n- un guide', after: 1 }])
})

test('A word or two belong to what they are said of, a question to its answer', () => {
  expect(statementsOf('Pas sans votre accord. La plateforme est en Europe, chez un hébergeur.').sentences).toHaveLength(
    1,
  )
  expect(statementsOf('Vous emportez vos documents et leurs index. Sans frais de sortie.').sentences).toHaveLength(1)
  expect(statementsOf('Et si le compte n’y est pas ? Nous vous le disons tout de suite.').sentences).toHaveLength(1)
})

test.each([
  ['Elle figure au devis initial.', true],
  ["Hébergement et maintenance s'y ajoutent.", true],
  ['Nous les prévoyons au cadrage.', true],
  ["Il n'y a pas de frais de sortie.", false],
  ['Qdrant est écrit en Rust.', false],
])('« %s » leans on what was said before: %s', (sentence, leans) => {
  expect(leansOnBefore(sentence)).toBe(leans)
})
