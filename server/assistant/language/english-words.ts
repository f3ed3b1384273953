import { synonyms } from './synonyms.ts'
import english from './words/english.json' with { type: 'json' }

const written = new Map(Object.entries(english))
const grouped = new Set(Object.values(synonyms).flatMap((list) => list.map((entry) => entry.replace('=', ''))))
/** « pays », « holding »: forms of English words, and French words of another meaning. */
const frenchToo = new Set([
  ...['pays', 'joins', 'commons', 'tries', 'medias', 'copies', 'declares', 'verifies', 'salaries'],
  'holding',
])

/**
 * English words that visitors ask with, in all their regular forms, and the French words that stand for each, without
 * accents. Those that are also French words (« main », « chat », « sale ») are left out; those with a synonym group of their
 * own are in synonyms.json.
 */
export const englishWords: ReadonlyMap<string, string> = new Map([
  ...[...written].flatMap(([word, french]) =>
    formsOf(word)
      .filter((form) => !frenchToo.has(form) && !grouped.has(form))
      .map((form) => [form, french] as const),
  ),
  ...written,
])

/** « track » → « tracks », « tracked », « tracking » */
function formsOf(word: string): readonly string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`]
  if (word.endsWith('e')) return [`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`]
  const forms = [`${word}s`, `${word}ed`, `${word}ing`]
  const doubled = `${word}${word.at(-1)}`
  return /[^aeiou][aeiou][bdgklmnprtv]$/.test(word) ? [...forms, `${doubled}ed`, `${doubled}ing`] : forms
}
