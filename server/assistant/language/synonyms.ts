import { emptyPhrases, meaningPhrases } from './stop-words.ts'
import groups from './words/synonyms.json' with { type: 'json' }

/**
 * Words that visitors use for the same thing, French first, then English. A group's name is the term that stands for
 * all of them in the index. Words count in all their inflections; one that ends in « = » counts only as it is written,
 * because its stem is also another word's. Without accents, as the text they are compared with.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = groups

/** What stands for what, all written as in synonyms.json; the empty term for what says nothing. */
export const termEntries: readonly (readonly [term: string, entries: readonly string[]])[] = [
  ...Object.entries(synonyms).map(([name, list]) => [`@${name}`, list] as const),
  ['', emptyPhrases],
  ['?meaning', meaningPhrases],
]
