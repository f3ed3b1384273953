import { addToList } from '../add-to-list.ts'
import { writtenOut } from './english-shorthand.ts'
import { englishWords } from './english-words.ts'
import { forAMoment } from './for-a-moment.ts'
import { commonVerbStems, termsByStem } from './known-stems.ts'
import { smsSpelling } from './sms-spelling.ts'
import { stem } from './stem.ts'
import { commonWords, stopWords } from './stop-words.ts'
import { termEntries } from './synonyms.ts'
import questions from './words/question-words.json' with { type: 'json' }

const elision = /\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|presqu)'/g

/** Lower case, without accents, ligatures and typographic apostrophes: how visitors type and how words are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘ʼ`´]/g, "'")
}

/**
 * The words of a text, folded, with elisions split (« l'usage » → « l », « usage »), SMS spelling and « € » written out,
 * English words in French.
 */
export function words(text: string): string[] {
  return (
    typedAsIs(text)
      .flatMap(
        (word) => (smsSpelling.get(word) ?? englishWords.get(word))?.split(' ') ?? word.replace(/ik(?=s?$)/, 'ique'),
      )
      // « c'est », where « c » alone is already read as « c'est ».
      .filter((word, at, all) => word !== 'est' || all[at - 1] !== 'est')
      .map((word, at, all) => (word === 'ou' && (at === 0 || asksWhere.has(all[at - 1] ?? '')) ? where : word))
  )
}

/** The same, in the words that were typed: no other spelling but English shorthand, no other language. */
export function typedAsIs(text: string): string[] {
  return writtenOut(
    withoutContractions(fold(text.replace(/(?<!\p{L})où(?!\p{L})/giu, where).replaceAll('€', ' euros ')))
      .replace(elision, (particle) => `${particle.slice(0, -1)} `)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )
}

/** « what's », « don't », « company's »: what is left of them would be read as French « s » and « t ». */
function withoutContractions(folded: string) {
  return folded
    .replace(/\b(?:can't|cannot)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/(?<=[a-z]{2})n't\b/g, ' not')
    .replace(/\b(what|who|where|how|when|that|there|here|it)'s\b/g, '$1 is')
    .replace(/(?<=[a-z0-9])'(?:s|re|ve|ll|d|m)\b|(?<=s)'(?=\s)/g, '')
}

/** « où » without its accent would be « ou »; visitors often leave it out, at the start or after the verb. */
const where = 'ouh'
const asksWhere = new Set(questions.beforeWhere)

/**
 * Words that say what kind of thing is asked for: they tell « qui héberge » from « où ». « tu » is said to the assistant far
 * more often than to the company; « mes données » are a visitor's, « nos données » those that a client entrusts to us.
 */
const questionWords = new Map(
  Object.entries(questions.terms).flatMap(([term, list]) => list.map((word): [string, string] => [word, term])),
)

/** Question words and common words: they decide between near meanings, but are never the subject. */
export function isLight(term: string): boolean {
  return term.startsWith('?') || term.startsWith('~')
}

/** What a text is about: stems and names of synonym groups (`@cout`), in order, without words that say nothing. */
export function terms(text: string): string[] {
  return termsOf(words(text)).map(({ term }) => term)
}

/** A term and the words that it came from. */
export type Term = { term: string; words: readonly string[] }

export function termsOf(list: readonly string[]): Term[] {
  const found: Term[] = []
  for (let at = 0; at < list.length; ) {
    const phrase = phraseAt(list, at)
    if (phrase) {
      if (phrase.term) found.push({ term: phrase.term, words: list.slice(at, at + phrase.length) })
      at += phrase.length
      continue
    }
    const word = list[at] ?? ''
    const term = termOf(word)
    if (term) found.push({ term, words: [word] })
    at++
  }
  return found
}

/** Every word that the synonyms know, to correct misspelt words towards them. */
export function synonymWords(): string[] {
  return [...groupOfWord.keys(), ...phrases.values().flatMap((list) => list.flatMap(({ words }) => words))]
}

const termOf = forAMoment((word: string): string | undefined => {
  // A number alone is a claim to check, not a subject: see stance.ts.
  if (/^\d/.test(word)) return undefined
  const asked = questionWords.get(word)
  if (asked) return asked
  const exact = groupOfWord.get(word)
  if (exact) return exact
  if (stopWords.has(word)) return undefined
  const root = stem(word)
  if (commonWords.has(word)) return `~${root}`
  return groupOfStem.get(root) ?? (commonStems.has(root) ? `~${root}` : root)
})

const commonStems = new Set(commonVerbStems)
const groupOfWord = new Map<string, string>()
const groupOfStem = new Map(termsByStem)
/** Phrases by their first word, longest first. */
const phrases = new Map<string, { words: string[]; term: string }[]>()

for (const [term, list] of termEntries) {
  for (const entry of list) {
    const exact = entry.replace(/=$/, '')
    const parts = exact.split(' ')
    const [first = ''] = parts
    if (parts.length > 1) {
      addToList(phrases, first, { words: parts, term })
      continue
    }
    groupOfWord.set(exact, term)
  }
}
for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)

function phraseAt(list: readonly string[], at: number) {
  const candidates = phrases.get(list[at] ?? '')
  const phrase = candidates?.find(({ words }) => words.every((word, offset) => list[at + offset] === word))
  return phrase && { term: phrase.term, length: phrase.words.length }
}
