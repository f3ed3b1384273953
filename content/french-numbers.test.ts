import { expect, test } from 'vitest'
import { capitalised, inWords } from './french-numbers.ts'

test.each([
  [0, 'zéro'],
  [1, 'un'],
  [4, 'quatre'],
  [11, 'onze'],
  [12, 'douze'],
  [16, 'seize'],
  [17, 'dix-sept'],
  [20, 'vingt'],
  [21, 'vingt-et-un'],
  [22, 'vingt-deux'],
  [60, 'soixante'],
  [70, 'soixante-dix'],
  [71, 'soixante-et-onze'],
  [79, 'soixante-dix-neuf'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, '100'],
  [-1, '-1'],
  [1.5, '1.5'],
])('%d is written « %s »', (count, words) => {
  expect(inWords(count)).toBe(words)
})

test('A number may begin a sentence', () => {
  expect(capitalised(inWords(11))).toBe('Onze')
})
