import { expect, test } from 'vitest'
import { shelvesOf } from './shelves.ts'
import { createShortenedWord } from './shortened-word.ts'

const whole = createShortenedWord(shelvesOf(['comptabilite', 'comptable', 'intracommunautaire', 'prix']))

test('A word cut short is read as the shortest one that it begins', () => {
  expect(whole('compta')).toBe('comptable')
  expect(whole('intra')).toBe('intracommunautaire')
})

test('What is no beginning, too short, or almost whole is left alone', () => {
  for (const word of ['comptoir', 'com', 'comptabl', 'pri', '']) expect(whole(word)).toBeUndefined()
})
