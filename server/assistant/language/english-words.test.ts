import { expect, test } from 'vitest'
import { readPassages } from '../knowledge.ts'
import { englishWords } from './english-words.ts'
import { fold, terms, termsOf, words } from './french-text.ts'
import { synonyms } from './synonyms.ts'

test('An English question is about the same things as the French one', () => {
  expect(terms('Can I delete my invoices?')).toEqual(expect.arrayContaining(terms('supprimer factures')))
  expect(words('meeting')).toEqual(['rendez', 'vous'])
})

test('An English word is known in all its regular forms, but where they are French words of another meaning', () => {
  expect(words('adapts, swapping')).toEqual(words('adapt, swap'))
  expect(words('identifying, locating')).toEqual(words('identify, locate'))
  expect(words('pays, holding')).toEqual(['pays', 'holding'])
})

test('English that is typed on a phone is read in whole words, unless the rest is French', () => {
  for (const [typed, meant] of [
    ['whats the price pls', "what's the price please"],
    ['r u human', 'are you human'],
    ['i dont want to, isnt it', "I don't want to, isn't it"],
  ] as const) {
    expect(words(typed)).toEqual(words(meant))
  }
  expect(words("l'outil dont on parle")).toContain('dont')
})

/** Of names that the content quotes: « cookie-consent », « last-contact-submission », « html-validate »; « automate » is a French noun too. */
const quoted = ['last', 'stop', 'validate', 'automate']

/** Words are compared without their accents: what stands on a page may then be spelt like an English word. */
function takenForEnglish(texts: readonly string[]) {
  const said = new Map(texts.flatMap((text) => text.split(/[^\p{L}]+/u)).map((word) => [fold(word), word]))
  return [...englishWords].flatMap(([word, translation]) => {
    const found = said.get(word)
    const means = (list: readonly string[]) => termsOf(list).map(({ term }) => term)
    // « cités » and « cites », that is « citer », mean the same.
    const isSame = String(means([word])) === String(means(translation.split(' ')))
    if (!found || isSame || quoted.includes(word)) return []
    return [
      `The pages say « ${found} », which the assistant reads as the English « ${word} », that is « ${translation} »: ` +
        `take « ${word} » out of server/assistant/language/words/english.json, or say it in another word.`,
    ]
  })
}

test('No word of the site is taken for an English one', () => {
  expect(takenForEnglish(readPassages().flatMap(({ title, lines }) => [title, ...lines]))).toEqual([])
})

test('One that would be is named with what to do, unless it means the same', () => {
  expect(takenForEnglish(['Les textes cités par nos équipes'])).toEqual([])
  expect(takenForEnglish(["Deux files d'attente"])).toEqual([
    'The pages say « files », which the assistant reads as the English « files », that is « fichiers »: ' +
      'take « files » out of server/assistant/language/words/english.json, or say it in another word.',
  ])
})

test('No word has both a translation and a synonym group', () => {
  const grouped = new Set(Object.values(synonyms).flatMap((list) => list.map((entry) => entry.replace('=', ''))))
  expect([...englishWords.keys()].filter((word) => grouped.has(word))).toEqual([])
})
