import { expect, test } from 'vitest'
import { sameFigures } from './same-figures.ts'

const list = "À l'industrie, nous proposons 3 cas d'usage.\n\n- Fiches\n- Pièces\n- Maintenance"

test.each([
  ["À l'industrie, nous proposons trois cas d'usage.", list],
  ['For industry we offer 3 use cases.', list],
  ['Trois règles nous distinguent.', '- Une\n- Deux fois\n- La dernière'],
  ['Four things.', 'Quatre choses.'],
  ["Nous proposons un cas d'usage.", "Nous proposons un cas d'usage.\n\n- Fiches"],
  ['A notice of 2 months, one more word.', 'Un préavis de 2 mois.'],
  ['It costs 15,000 €.', 'Le prix est de 15 000 €.'],
])('« %s » stands beside what says the same', (text, answer) => {
  expect(sameFigures(text, answer)).toBe(text)
})

test.each([
  ["À l'industrie, nous proposons quatre cas d'usage.", list],
  ['For industry we offer four use cases.', list],
  ["À l'industrie, nous proposons un cas d'usage.", list],
  ['For industry we offer one use case.', list],
  ['A notice of 2 months.', 'Un préavis de 1 mois.'],
])('« %s » does not stand beside what counts otherwise', (text, answer) => {
  expect(sameFigures(text, answer)).toBeUndefined()
})
