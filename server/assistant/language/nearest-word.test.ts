import { describe, expect, test } from 'vitest'
import { createNearestWord } from './nearest-word.ts'
import { shelvesOf } from './shelves.ts'

const nearest = createNearestWord(
  shelvesOf(['hebergement', 'donnees', 'conservation', 'conversation', 'lundi', 'tarif', 'tarifs']),
)

describe('A misspelt word', () => {
  test.each([
    ['hebergemant', 'hebergement'],
    ['hebregemnet', 'hebergement'],
    ['donees', 'donnees'],
    ['donnnees', 'donnees'],
    ['konservation', 'conservation'],
    ['tarift', 'tarifs'],
  ])('stands for the one nearest to it: %s → %s', (word, meant) => {
    expect(nearest(word)).toBe(meant)
  })

  test.each(['lune', 'bonnees', 'dxxnees', 'x'.repeat(5000), 'lundi2', ''])('stands for none: %s', (word) => {
    expect(nearest(word)).toBeUndefined()
  })
})
