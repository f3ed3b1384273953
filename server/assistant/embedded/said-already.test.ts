import { expect, test } from 'vitest'
import { withoutRepeats } from './said-already.ts'

function told(texts: readonly string[]) {
  return withoutRepeats(texts.map((text) => ({ text }))).map(({ text }) => text)
}

test('What says the same with the same figures stands once', () => {
  const price = 'Un projet type est estimé à 15 000 € HT sur 3 mois, du cadrage à la formation de vos équipes.'
  const length = "Comptez 3 mois : c'est la durée estimée d'un projet type, du premier atelier à la formation."
  expect(told([price, length])).toEqual([price])
  expect(told(['The demo takes 30-45 min; it is free.', 'The demo is free; it takes 30-45 min.'])).toHaveLength(1)
})

test('What adds a figure or a thing is told too', () => {
  const bring = 'Venez à l’atelier avec une tâche qui pèse et la personne qui la fait.'
  const leave =
    'Vous repartez de l’atelier avec un cas d’usage décrit, un gain estimé et la liste des données à réunir.'
  expect(told([bring, leave])).toHaveLength(2)
  expect(told(['La démo dure 30 min.', 'La démo dure 45 min et elle est gratuite.'])).toHaveLength(2)
})
