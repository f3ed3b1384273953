import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { Passage } from './knowledge.ts'
import { isLight, terms } from './language/french-text.ts'

/** Each is looked for with its slips: more than a question has cost time and find nothing more. */
const mostTerms = 40

export type Retriever = ReturnType<typeof createRetriever>

type Indexed = { readonly id: number; readonly title: string; readonly text: string }

const options: Options<Indexed> = {
  fields: ['title', 'text'],
  tokenize: contentTerms,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 2 },
    prefix: (term) => term.length >= 5,
    fuzzy: (term) => (term.length >= 7 && !term.startsWith('@') ? 0.2 : false),
  },
}

/** Finds passages by the terms of a question: whole terms, beginnings of long ones, and slips in them. */
export function createRetriever(passages: readonly Passage[]) {
  return retrieverWith(indexOf(passages), passages)
}

/** The index of these passages, as it is written down. */
export function writtenIndex(passages: readonly Passage[]): AsPlainObject {
  return indexOf(passages).toJSON()
}

export function createRetrieverFrom(written: AsPlainObject, passages: readonly Passage[]) {
  return retrieverWith(MiniSearch.loadJS(written, options), passages)
}

function indexOf(passages: readonly Passage[]) {
  const index = new MiniSearch(options)
  index.addAll(passages.map(({ title, lines }, id) => ({ id, title, text: lines.join('\n') })))
  return index
}

function retrieverWith(index: MiniSearch<Indexed>, passages: readonly Passage[]) {
  /** `terms` with their weight; best first. */
  function search(asked: ReadonlyMap<string, number>, limit: number): Passage[] {
    const query = [...asked.keys()]
      .filter((term) => !isLight(term))
      .toSorted((a, b) => (asked.get(b) ?? 0) - (asked.get(a) ?? 0))
      .slice(0, mostTerms)
    return index
      .search(
        { combineWith: 'OR', queries: query },
        { tokenize: (term) => [term], boostTerm: (term) => asked.get(term) ?? 1 },
      )
      .slice(0, limit)
      .flatMap(({ id }) => passages[id] ?? [])
  }

  return { search }
}

function contentTerms(text: string) {
  return terms(text).filter((term) => !isLight(term))
}
