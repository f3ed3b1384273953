import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accessibilityDeclaration } from './accessibility-declaration.ts'
import { legalNotice } from './legal-notice.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { frenchTypography, literalSentences } from './typography.ts'

const noBreak = '\u00a0'

const modules = await Promise.all(
  globSync('content/{*,*/*}.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map(async (file): Promise<[string, unknown]> => [file, await import(resolve(file))]),
)
const sentences = modules.flatMap(([file, module]) => stringsIn(module).map((text) => ({ file, text })))
/** What the server answers with as it stands here. */
const sentUnbuilt = /(?:chat|contact)-answers/
/** As readers get it. */
const typeset = sentences.map(({ file, text }) => ({
  file,
  text: sentUnbuilt.test(file) ? text : frenchTypography(text),
}))

test('The content is read', () => {
  expect(sentences.length).toBeGreaterThan(500)
})

describe('Typed with ordinary spaces, a sentence gets', () => {
  test.each([
    ['Où ? Ici ; là : non !', 'Où_? Ici_; là_: non_!'],
    ['le mot « souverain », «souverain»', 'le mot «_souverain_», «_souverain_»'],
    ['100 % ou 100% de 15 000 € HT', '100_% ou 100_% de 15_000_€ HT'],
    ['Le 15 novembre 2026, le 1er mai, au 9 août', 'Le 15_novembre 2026, le 1er_mai, au 9_août'],
    ['3 ans, 30 jours, 12 m², 2 s, 45 min', '3_ans, 30_jours, 12_m², 2_s, 45_min'],
    ['articles L. 122-4 et R. 421-11', 'articles_L._122-4 et R._421-11'],
    ['article 6, paragraphe 1, b) du RGPD', 'article_6, paragraphe_1,_b) du RGPD'],
    ['le règlement (UE) 2024/1689, Apache 2.0', 'le règlement (UE)_2024/1689, Apache_2.0'],
    ['75334 Paris Cedex 07, Paris CEDEX 07', '75334 Paris Cedex_07, Paris CEDEX_07'],
  ])('its no-break spaces: %s', (typed, read) => {
    expect(frenchTypography(typed)).toBe(read.replaceAll('_', noBreak))
  })

  test.each([
    'https://site.example/?a=b',
    '09:00',
    'Le 15 maires',
    'en 2026 mars',
    '12 stations',
    '75014 Paris',
    'au km. 12',
    'un article lu, paragraphe par paragraphe, b) puis c)',
  ])('none where none belongs: %s', (text) => {
    expect(frenchTypography(text)).toBe(text)
  })

  test('them once, however often it is typeset', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a1 «»?:;!%€\u00a0') }), (text) => {
        expect(frenchTypography(frenchTypography(text))).toBe(frenchTypography(text))
      }),
    )
  })
})

test('A sentence of the specification stays to the letter, and stands in the content or the contract', () => {
  const written = new Set(sentences.map(({ text }) => text))
  for (const sentence of literalSentences) {
    expect(frenchTypography(sentence)).toBe(sentence)
    expect(written).toContain(sentence)
  }
})

test('Apostrophes are typed straight everywhere, as in the specification: the fonts draw them curly', () => {
  expect(sentences.filter(({ text }) => text.includes('’'))).toEqual([])
})

test('No sentence reaches a reader with an ordinary space before ; : ! ? » or after «, or glued to them', () => {
  const faults = typeset.filter(({ text }) => {
    if (literalSentences.has(text) || /^(?:https?|tel|mailto):/.test(text)) return false
    const prose = text.replace(/https?:\S+|\d{1,2}:\d{2}|\{[^}]*\}/g, '')
    return new RegExp(`[^${noBreak}\\s!?][;:!?»](?=\\s|$)| [;:!?»]|« |«[^${noBreak}]`).test(prose)
  })
  expect(faults).toEqual([])
})

test('No figure reaches a reader apart from its unit', () => {
  const faults = typeset.filter(
    ({ text }) =>
      !literalSentences.has(text) && /\d (?:\d{3}\b|%|€|ms\b|Mo\b|Ko\b|ans\b|mois\b|jours\b)|\d%/.test(text),
  )
  expect(faults).toEqual([])
})

test('What stands alone beside its name in a legal text begins with a capital', () => {
  const facts = [legalNotice, privacyPolicy, accessibilityDeclaration].flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'facts' ? block.items : []))),
  )
  const small = facts.filter(({ detail }) => typeof detail === 'string' && /^\p{Ll}/u.test(detail))
  expect(facts.length).toBeGreaterThan(40)
  expect(small).toEqual([])
})

test('Ligatures and capitals keep their marks', () => {
  const faults = sentences.filter(({ text }) =>
    /\b(?:oeuvre|coeur|noeud|voeu|Etat|Etape|Evaluation|A noter)\w*/.test(text),
  )
  expect(faults).toEqual([])
})

function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const children = value instanceof Map ? [...value.values()] : Object.values(value)
  return children.flatMap((child) => stringsIn(child, seen))
}
