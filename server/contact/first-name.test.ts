import { expect, test } from 'vitest'
import { asFirstName } from './first-name.ts'

test.each(['Jeanne', 'Jean-Pierre', 'Marie Claire', 'Maëlys', 'D’Arcy', 'Łukasz', 'Nguyễn', 'Jo'])(
  '%s is a first name',
  (name) => {
    expect(asFirstName(` ${name.normalize('NFD')} `)).toBe(name)
  },
)

test.each([
  'Gagnez mille euros sur evil point com vite',
  'evil point com',
  'evil com',
  'www-evil-com',
  'evilꓸcom',
  // Letters of the Latin script that are read as a point, a dash, an exclamation mark or another letter.
  'evilꞏcom',
  'evilꟷcom',
  'Gagnezǃ',
  'eviǀ',
  'ｅｖｉｌ',
  'Jeanne <a href="https://spam.example">',
  'https://spam.example',
  'Jeanne, appelez le 0899',
  'Anne Marie Louise',
  'Virement-Urgent-Appelez',
  'Marie-Anne Zoé',
  'Bravovousavezgagnemilleeuros',
  'Жанна',
  'J\u0336e\u0336',
  '-',
  "''",
  '',
])('%j is none', (text) => {
  expect(asFirstName(text)).toBeUndefined()
})
