import { expect, test } from 'vitest'
import { capitalised, grouped, inWords } from './french-numbers.ts'

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

test.each([
  [7, '7'],
  [999, '999'],
  [8500, '8\u00a0500'],
  [15_000, '15\u00a0000'],
  [1_234_567, '1\u00a0234\u00a0567'],
])('%d has its thousands apart: « %s »', (count, text) => {
  expect(grouped(count)).toBe(text)
})
