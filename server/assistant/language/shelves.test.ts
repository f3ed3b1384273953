import { expect, test } from 'vitest'
import { longestOn, shelfFor, shelvesOf } from './shelves.ts'

const shelves = shelvesOf(['devis', 'delai', 'prix', 'delais', 'devis', 'élan'])

test('Words stand by first letter and length, in the order in which they came, each once', () => {
  expect(shelfFor(shelves, 'date', 5)).toBe('devisdelai')
  expect(shelfFor(shelves, 'date', 6)).toBe('delais')
  expect(shelfFor(shelves, 'pont', 4)).toBe('prix')
  expect(shelfFor(shelves, 'été', 4)).toBe('élan')
})

test('Where there is none, there is nothing to read', () => {
  expect(shelfFor(shelves, 'date', 4)).toBe('')
  expect(shelfFor(shelves, 'date', 99)).toBe('')
  expect(shelfFor(shelves, 'xylophone', 5)).toBe('')
  expect(longestOn(shelves, 'date')).toBe(6)
  expect(longestOn(shelves, 'xylophone')).toBe(-1)
})
