import { expect, test } from 'vitest'
import { englishTypography } from './english-typography.ts'

test.each([
  ['A project is estimated at 15 000 € HT.', 'A project is estimated at €15,000 excl. VAT.'],
  ['The share capital is 1 100 000 €.', 'The share capital is €1,100,000.'],
  ['A fine of 500 €.', 'A fine of €500.'],
  ['86 % of criteria', '86% of criteria'],
  ['within 24h, on working days', 'within 24 hours, on working days'],
  ['write « urgent »: we answer', 'write “urgent”: we answer'],
  ['SIRET: 000 179 217 00014', 'SIRET: 000 179 217 00014'],
  ['call [01 99 00 17 92](tel:+33199001792) at 09:00', 'call [01 99 00 17 92](tel:+33199001792) at 09:00'],
  ['Monday to Friday, 9h-18h', 'Monday to Friday, 9h-18h'],
  ['Regulation (EU) 2024/1689', 'Regulation (EU) 2024/1689'],
])('« %s » is written « %s »', (content, english) => {
  expect(englishTypography(content)).toBe(english)
})

test('What is in English already stays, however often it is written', () => {
  const once = englishTypography('15 000 € HT within 24h (« urgent », 86 %)')
  expect(englishTypography(once)).toBe(once)
})
