import { expect, test } from 'vitest'
import { filled } from '#content/assistant/spoken-words.ts'
import { company } from '#content/company.ts'
import { inWords } from '#content/french-numbers.ts'
import { paths } from '#content/paths.ts'
import { countryInEnglish } from '../language/in-english.ts'
import places from '../language/words/places.json' with { type: 'json' }
import { siteContent } from '../site-content.ts'
import written from './english-answers.json' with { type: 'json' }
import { createTopics } from './topics.ts'

const { topics } = createTopics(siteContent)
const inBoth = topics.flatMap(({ id, answer, english }) => (english === undefined ? [] : [{ id, answer, english }]))

test('What is written down in English is told whole: no reservation is cut off', () => {
  const told = new Map(inBoth.map(({ id, english }) => [id, english]))
  const cut = Object.entries(written).filter(([id, text]) => {
    const own = told.get(id)
    return own !== undefined && !own.startsWith(filled(text))
  })
  expect(cut.map(([id]) => id)).toEqual([])
})

/** What English calls by another name. */
const inFrench: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    Object.keys(places.countries).flatMap((country) =>
      countryInEnglish(country)
        .split(' ')
        .map((word) => [word, new RegExp(country)]),
    ),
  ),
  AI: /\b(?:IA|AI)\b|intelligence artificielle/,
  APIs: /\bAPI\b/,
  Accessibility: /accessibilité/i,
  Act: /Cloud Act|règlement/,
  Analysis: /Analyse/,
  Area: /Espace/,
  Article: /article/i,
  Articles: /articles/i,
  Civil: /civile/,
  Commercial: /commerce/,
  Data: /données/,
  Deployment: /Déploiement/,
  EU: /\bUE\b/,
  Economic: /économique/,
  English: /anglais/,
  Europe: /europé|Europe/,
  European: /europé/,
  February: /février/,
  French: /français|code de la propriété intellectuelle/,
  Friday: /vendredi/,
  GDPR: /RGPD/,
  Health: /santé/,
  IT: /DSI/,
  Intellectual: /intellectuelle/,
  January: /janvier/,
  June: /juin/,
  Legal: /légales/,
  May: /\bmai\b/,
  Monday: /lundi/,
  November: /novembre/,
  Privacy: /confidentialité/,
  Procedure: /procédure/,
  Property: /propriété/,
  Public: /publique/,
  Regulation: /règlement/,
  Training: /Formation/,
  Use: /cas d'usage|Sustainable Use/i,
  VAT: /\bTVA\b|\bHT\b/,
}
const numbers: Readonly<Record<string, string>> = {
  two: 'deux',
  three: 'trois',
  four: 'quatre',
  five: 'cinq',
  six: 'six',
}

test('There are English answers to look at', () => {
  expect(inBoth.length).toBeGreaterThan(40)
})

test.each(inBoth)('What $id says in English it says in French: figures, names, links', ({ answer, english }) => {
  expect(saidOnlyIn(english, answer)).toEqual([])
})

test.each(inBoth)('What $id says in English is in English', ({ english }) => {
  expect(english.match(/\b(?:avec|dans|est|nous|ou|pour|sur|vous)\b/g)).toBeNull()
})

test.each([
  ['Contact data is kept for 4 years.', 'Les données sont conservées 3 ans.', ['4']],
  ['A project costs 16 000 €.', 'Un projet coûte 15 000 €.', ['16000']],
  ['Since 2023, in Paris.', 'Depuis 2024, à Paris.', ['2023']],
  ['We build with Dify and Flowise.', 'Nous construisons avec Dify.', ['Flowise']],
  ['Five blocks.', 'Quatre briques.', ['five']],
  ['Write to [us](mailto:you@example.org).', 'Écrivez-nous.', ['mailto:you@example.org']],
])('« %s » is no translation of « %s »', (english, french, wrong) => {
  expect(saidOnlyIn(english, french)).toEqual(wrong)
})

function saidOnlyIn(english: string, french: string): string[] {
  // The hour of the whole country.
  const { text, targets } = withoutTargets(english.replaceAll('Paris time', ''))
  const known = withoutTargets(french)
  const frenchFigures = new Set(figures(known.text))
  return [
    ...figures(text).filter(
      (figure) => !frenchFigures.has(figure) && !isInWords(figure, known.text) && !isOpeningHours(figure),
    ),
    ...names(text).filter((name) => !(inFrench[name] ?? new RegExp(`\\b${name}\\b`)).test(known.text) && !isOurs(name)),
    ...Object.keys(numbers).filter(
      (word) =>
        new RegExp(`\\b${word}\\b`, 'i').test(text) && !new RegExp(`\\b${numbers[word]}\\b`, 'i').test(known.text),
    ),
    ...targets.filter((target) => !known.targets.includes(target) && !isPage(target)),
  ]
}

function withoutTargets(markdown: string) {
  const targets = [...markdown.matchAll(/\]\(([^)]*)\)/g)].flatMap(([, target = '']) => target)
  return { text: markdown.replace(/\]\([^)]*\)/g, ']'), targets }
}

/** « 15 000 € » and « €15,000 » → « 15000 », « 30-45 min » → « 30-45 », « 4.5/5 » → « 4,5/5 » */
function figures(text: string): string[] {
  return (text.match(/\d(?:[\d\s.,:/-]*\d)?/g) ?? []).map((figure) =>
    figure.replaceAll(/\s|(?<=^\d{1,3}),(?=\d{3}$)/g, '').replace(/^(\d)\.(?=\d\/)/, '$1,'),
  )
}

/** Words with a capital inside a sentence, and those with a figure in them: « n8n ». */
function names(text: string): string[] {
  const words = text.match(/(?<=[\p{L}\d,)] \(?)\p{Lu}[\p{L}\d]*|\b\p{L}+\d\p{L}+\b/gu) ?? []
  return [...new Set(words)].filter((word) => word !== 'I')
}

/** « Quatre » for « 4 » */
function isInWords(figure: string, french: string) {
  return new RegExp(`\\b${inWords(Number(figure))}\\b`, 'i').test(french)
}

function isOpeningHours(figure: string) {
  return figure === `${company.openingHours.opens}-${company.openingHours.closes}`
}

function isOurs(name: string) {
  return name === company.name || name === company.address.city
}

function isPage(target: string) {
  return Object.values(paths).some((path) => path === target)
}
