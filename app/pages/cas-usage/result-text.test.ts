import { expect, test } from 'vitest'
import { noResultTitle, resultText } from './result-text.ts'
import { everything, type Selection } from './select-use-cases.ts'

const nbsp = (text: string) => text.replaceAll('\u00a0', ' ')

test.each<[string, number, Selection]>([
  ["11 cas d'usage", 11, everything],
  ["Aucun cas d'usage pour « xyz »", 0, { category: 'all', query: 'xyz' }],
  ["3 cas d'usage dans la catégorie « Support Client »", 3, { category: 'support-client', query: '' }],
  [
    "1 cas d'usage dans la catégorie « Automatisation » pour « factures »",
    1,
    { category: 'automatisation', query: ' factures ' },
  ],
])('%s', (text, found, selection) => {
  expect(nbsp(resultText(found, selection))).toBe(text)
})

test('what the visitor typed is repeated as it is, whatever it looks like', () => {
  for (const query of ['$&', '{count}', '{category}', '<b>', '« »']) {
    expect(resultText(2, { category: 'automatisation', query })).toContain(query)
    expect(noResultTitle({ category: 'all', query })).toContain(query)
  }
})

test('an empty answer names the category that was chosen', () => {
  expect(nbsp(noResultTitle({ category: 'all', query: 'xyz' }))).toBe("Aucun cas d'usage pour « xyz »")
  expect(nbsp(noResultTitle({ category: 'analyse-donnees', query: 'xyz' }))).toBe(
    "Aucun cas d'usage pour « xyz » dans la catégorie « Analyse de données »",
  )
})
