import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type UseCase, useCaseCategories, useCases } from '#content/use-cases.ts'
import { longestQuery } from '#contract/search-query.ts'
import { anyCharacter } from '#testing/any-character.ts'
import { addressOf, everything, readSelection, selectUseCases } from './select-use-cases.ts'

const invoices: UseCase = {
  id: 'factures',
  icon: 'inbox',
  title: 'Lecture des pièces',
  description: "Le cœur de l'activité : des E-mails lus dès l'arrivée.",
  category: 'automatisation',
  applications: [
    { id: 'factures', name: 'Factures', explanation: 'rapprochées' },
    { id: 'sinistres', name: 'Sinistres', explanation: 'réunis' },
    { id: 'admissions', name: 'Admissions', explanation: 'lues' },
    { id: 'contrats', name: 'Contrats', explanation: 'échéances relevées' },
  ],
  sectors: 'Hôpitaux, banque',
}
const reports: UseCase = {
  id: 'rapports',
  icon: 'inbox',
  title: 'Synthèse',
  description: 'Une note courte.',
  category: 'analyse-donnees',
  applications: [
    { id: 'avis', name: 'Avis', explanation: 'groupés' },
    { id: 'reunions', name: 'Réunions', explanation: 'transcrites' },
    { id: 'dossiers', name: 'Dossiers', explanation: 'résumés' },
    { id: 'offres', name: 'Offres', explanation: 'comparées' },
  ],
  sectors: 'Banque',
}

const found = (query: string, category = everything.category) =>
  selectUseCases([invoices, reports], { category, query }).map(({ id }) => id)

describe('a query finds', () => {
  test.each([
    ['nothing typed', '', ['factures', 'rapports']],
    ['blanks only', ' \t\u00a0', ['factures', 'rapports']],
    ['a word of the title', 'lecture', ['factures']],
    ['a word of the description', 'courte', ['rapports']],
    ['a word of an application', 'factures', ['factures']],
    ['a word of the application that the card leaves out', 'échéances', ['factures']],
    ['a word of the sectors', 'banque', ['factures', 'rapports']],
    ["a word of the category's label", 'automatisation', ['factures']],
    ['the beginning of a word', 'rapproch', ['factures']],
    ['without accents', 'hopitaux synthese', []],
    ['without accents, one case', 'hopitaux', ['factures']],
    ['the singular of what the text has', 'hôpital facture', ['factures']],
    ['the plural of what the text has', 'notes', ['rapports']],
    ['with accents that the text lacks', 'fàctùrés', ['factures']],
    ['in capitals', 'SYNTHÈSE', ['rapports']],
    ['decomposed accents, as some keyboards send them', 'synthe\u0300se', ['rapports']],
    ['the ligature written out', 'coeur', ['factures']],
    ['the ligature itself', 'Cœur', ['factures']],
    ['words in any order and from different fields', 'banque factures lecture', ['factures']],
    ['words of two different cases', 'factures synthèse', []],
    ['a typographic apostrophe', 'l’activité', ['factures']],
    ['a hyphenated word', 'e-mail', ['factures']],
    ['a hyphenated word without its hyphen', 'email', ['factures']],
    ['punctuation alone', '???', []],
    ['what a regular expression would read as anything', '.*', []],
    ['markup', '<script>', []],
  ])('%s', (_, query, ids) => {
    expect(found(query)).toEqual(ids)
  })
})

test('a category keeps its own cases, and a query narrows them further', () => {
  expect(found('', 'automatisation')).toEqual(['factures'])
  expect(found('banque', 'analyse-donnees')).toEqual(['rapports'])
  expect(found('factures', 'analyse-donnees')).toEqual([])
})

test('every case stands on the page, in one of the four categories, none of which is empty', () => {
  expect(selectUseCases(useCases, everything)).toEqual(useCases)
  const inCategories = useCaseCategories.map(({ id }) => selectUseCases(useCases, { category: id, query: '' }))
  for (const cases of inCategories) expect(cases).not.toEqual([])
  expect(inCategories.flat()).toHaveLength(useCases.length)
  expect(new Set(inCategories.flat())).toEqual(new Set(useCases))
})

describe('an address asks for', () => {
  test.each([
    ['', everything],
    ['?categorie=automatisation', { category: 'automatisation', query: '' }],
    ['?q=factures', { category: 'all', query: 'factures' }],
    ['?categorie=support-client&q=%C3%A9tat+civil', { category: 'support-client', query: 'état civil' }],
    ['?categorie=inconnue&q=x', { category: 'all', query: 'x' }],
    ['?categorie=constructor', everything],
    ['?categorie=automatisation&categorie=support-client', { category: 'automatisation', query: '' }],
    ['?q=%E0%A4%A', { category: 'all', query: '\ufffd%A' }],
  ])('%s', (search, selection) => {
    expect(readSelection(search)).toEqual(selection)
  })
})

test('an endless query is cut', () => {
  expect(readSelection(`?q=${'a'.repeat(5000)}`).query).toBe('a'.repeat(longestQuery))
})

test('an address brings back the selection that made it, whatever was typed', () => {
  const category = fc.constantFrom('all' as const, ...useCaseCategories.map(({ id }) => id))
  const query = fc.string({ unit: anyCharacter, maxLength: 40 }).filter((text) => text === '' || text.trim() !== '')
  fc.assert(
    fc.property(category, query, (category, query) => {
      const { search } = new URL(addressOf({ category, query }), 'http://site.example')
      expect(readSelection(search)).toEqual({ category, query })
    }),
  )
})

test('a longer query never finds more', () => {
  const query = fc.string({ unit: fc.constantFrom(...'aeéistrn œ'), maxLength: 12 })
  fc.assert(
    fc.property(query, query, (shorter, more) => {
      const found = selectUseCases(useCases, { category: 'all', query: shorter })
      expect(found).toEqual(
        expect.arrayContaining(selectUseCases(useCases, { category: 'all', query: shorter + more })),
      )
    }),
  )
})

test('the address of everything has no query string', () => {
  expect(addressOf(everything)).toBe('/cas-usage')
  expect(addressOf({ category: 'all', query: '  ' })).toBe('/cas-usage')
})
