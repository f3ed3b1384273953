import type { Passage } from '../knowledge.ts'
import { synonymWords, termsOf, words } from '../language/french-text.ts'
import { plainWords } from '../language/plain-words.ts'
import { type Shelves, shelvesOf } from '../language/shelves.ts'
import { commonWords, stopWords } from '../language/stop-words.ts'
import { type PackedNames, packedNames } from './packed-names.ts'

/** The words that a question is read by, packed: the build makes it once. */
export type Vocabulary = {
  readonly words: PackedNames
  /** What these words are about. */
  readonly terms: PackedNames
  /** Those of everyday words that no way to ask has. */
  readonly plainTerms: readonly string[]
  /** The words that a misspelt one may stand for. */
  readonly meant: Shelves
  /** Those of the ways to ask, which a shortened one may begin. */
  readonly asked: Shelves
}

export function vocabularyOf(known: Iterable<string>, asked: readonly string[]): Vocabulary {
  const fromSynonyms = synonymWords()
  const knownWords = new Set([...known, ...fromSynonyms, ...stopWords, ...commonWords, ...plainWords])
  const askedTerms = termSet(asked)
  return {
    words: packedNames(knownWords),
    terms: packedNames(termSet(knownWords)),
    plainTerms: [...termSet(plainWords)].filter((term) => !askedTerms.has(term)),
    meant: shelvesOf([...asked, ...fromSynonyms]),
    asked: shelvesOf(asked),
  }
}

/** `asked` are the words of the ways to ask, with a space between them. */
export function vocabularyOfSite(passages: readonly Passage[], asked: string): Vocabulary {
  const list = asked.split(' ').filter(Boolean)
  return vocabularyOf([...list, ...passages.flatMap(({ title, lines }) => [title, ...lines].flatMap(words))], list)
}

function termSet(list: Iterable<string>): Set<string> {
  return new Set(termsOf([...list]).map(({ term }) => term))
}
