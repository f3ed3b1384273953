import type { Passage } from '../knowledge.ts'
import { isLight, terms as termsIn } from '../language/french-text.ts'
import type { Retriever } from '../retrieval.ts'
import type { ReadQuestion } from './read-question.ts'

export type Quote = { readonly passage: Passage; readonly lines: readonly string[] }

const candidates = 8
const neededInPassage = 0.6
const neededInLine = 0.45
/** One word in common is a coincidence. */
const neededTerms = 2

/**
 * What the site says in its own words on a question that no topic foresaw; nothing when it does not say it. A word that
 * the site never uses counts fully against an answer, since it usually is what the question is about.
 */
export function createQuoter(passages: readonly Passage[], retriever: Retriever) {
  const documents = passages.map((passage) => new Set([passage.title, ...passage.lines].flatMap(termsIn)))
  const counts = new Map<string, number>()
  for (const terms of documents) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const highest = Math.log(1 + documents.length)

  function share(asked: ReadQuestion['terms'], own: ReadonlySet<string>) {
    let total = 0
    let found = 0
    for (const [term, sure] of asked) {
      if (isLight(term)) continue
      const weight = (Math.log(1 + documents.length / (counts.get(term) ?? 1)) / highest) * sure
      total += weight
      if (own.has(term)) found += weight
    }
    return total === 0 ? 0 : found / total
  }

  return function quote({ terms }: ReadQuestion): Quote | undefined {
    let best: { quote: Quote; share: number } | undefined
    for (const passage of retriever.search(terms, candidates)) {
      const titleTerms = termsIn(passage.title)
      const own = new Set([...titleTerms, ...passage.lines.flatMap(termsIn)])
      const common = [...terms].filter(([term, sure]) => sure === 1 && !isLight(term) && own.has(term))
      if (common.length < neededTerms) continue
      const inPassage = share(terms, own)
      if (inPassage < neededInPassage) continue
      const [line, next] = passage.lines
        .map((text) => ({ text, share: share(terms, new Set([...titleTerms, ...termsIn(text)])) }))
        .sort((a, b) => b.share - a.share)
      if (!line || line.share < neededInLine || line.share <= (best?.share ?? 0)) continue
      const lines = next && next.share === line.share ? [line.text, next.text] : [line.text]
      best = { quote: { passage, lines }, share: line.share }
    }
    return best?.quote
  }
}
