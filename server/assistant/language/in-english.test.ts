import { expect, test } from 'vitest'
import { countryInEnglish, dayInEnglish, monthInEnglish } from './in-english.ts'

test.each([
  ['Suède', 'Sweden'],
  ['États-Unis', 'United States'],
  ['Pays-Bas', 'Netherlands'],
  ['Tchéquie', 'Czechia'],
  ['Meta', 'Meta'],
])('« %s » is %s', (french, english) => {
  expect(countryInEnglish(french)).toBe(english)
})

test('A day is written as an English reader expects it', () => {
  expect(dayInEnglish('2026-11-16')).toBe('16 November 2026')
  expect(monthInEnglish('2025-01-31')).toBe('January 2025')
  expect(monthInEnglish('bientôt')).toBe('bientôt')
})
