import { expect, test } from 'vitest'
import { readPassages } from '../knowledge.ts'
import { englishWords } from './english-words.ts'
import { fold, terms, words } from './french-text.ts'
import { synonyms } from './synonyms.ts'

test('An English question is about the same things as the French one', () => {
  expect(terms('Can I delete my invoices?')).toEqual(expect.arrayContaining(terms('supprimer factures')))
  expect(words('meeting')).toEqual(['rendez', 'vous'])
})

test('No word of the site is taken for an English one', () => {
  const said = new Set(
    readPassages()
      .flatMap(({ title, lines }) => [title, ...lines])
      .flatMap((text) => fold(text).split(/[^a-z]+/)),
  )
  // Of names that the content quotes: « cookie-consent », « last-contact-submission », « html-validate »; « automate » is a French noun too.
  const quoted = ['last', 'stop', 'validate', 'automate']
  expect([...englishWords.keys()].filter((word) => said.has(word) && !quoted.includes(word))).toEqual([])
})

test('No word has both a translation and a synonym group', () => {
  const grouped = new Set(Object.values(synonyms).flatMap((list) => list.map((entry) => entry.replace('=', ''))))
  expect([...englishWords.keys()].filter((word) => grouped.has(word))).toEqual([])
})
