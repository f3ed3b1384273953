import { historyId } from '#content/legal-versions.ts'
import type { Passage } from '../knowledge.ts'
import { isLight, terms as termsIn } from '../language/french-text.ts'
import type { Retriever } from '../retrieval.ts'
import type { ReadQuestion } from './read-question.ts'

export type Quote = { readonly passage: Passage; readonly lines: readonly string[] }

const candidates = 8
const neededInPassage = 0.6
/** How much of the question one statement must hold, when it is asked of us and when it could be on anything. */
const neededInLine = { ofUs: 0.6, ofAnything: 0.8 }
/** One word in common is a coincidence. */
const neededTerms = 2

/**
 * What the site says in its own words on a question that no topic foresaw; nothing when it does not say it. A word that
 * the site never uses counts fully against an answer, since it usually is what the question is about.
 */
export function createQuoter(passages: readonly Passage[], retriever: Retriever) {
  // What changed in a text is no answer to what it says.
  const quotable = passages.filter(({ source }) => !source.href.endsWith(`#${historyId}`))
  const indexed = new Map(quotable.map((passage) => [passage, indexPassage(passage)]))
  const weightOf = rarity([...indexed.values()].map(({ terms }) => terms))

  function share(asked: ReadQuestion['terms'], own: ReadonlySet<string>) {
    let total = 0
    let found = 0
    for (const [term, sure] of asked) {
      if (isLight(term)) continue
      total += weightOf(term) * sure
      if (own.has(term)) found += weightOf(term) * sure
    }
    return total === 0 ? 0 : found / total
  }

  function bestLines({ terms, concernsUs }: ReadQuestion, passage: Passage) {
    const index = indexed.get(passage)
    if (!index) return undefined
    const common = [...terms].filter(([term, sure]) => sure === 1 && !isLight(term) && index.terms.has(term))
    if (common.length < neededTerms || share(terms, index.terms) < neededInPassage) return undefined
    const [first, second] = index.lines
      .map((line) => ({ text: line.text, share: share(terms, line.terms) }))
      .sort((a, b) => b.share - a.share)
    const needed = concernsUs ? neededInLine.ofUs : neededInLine.ofAnything
    if (!first || first.share < needed) return undefined
    return { lines: second?.share === first.share ? [first.text, second.text] : [first.text], share: first.share }
  }

  return function quote(question: ReadQuestion): Quote | undefined {
    let best: (Quote & { share: number }) | undefined
    for (const passage of retriever.search(question.terms, candidates)) {
      const found = bestLines(question, passage)
      if (found && found.share > (best?.share ?? 0)) best = { passage, ...found }
    }
    return best
  }
}

function indexPassage({ title, lines }: Passage) {
  const titleTerms = termsIn(title)
  const indexedLines = lines.map((text) => ({ text, terms: new Set([...titleTerms, ...termsIn(text)]) }))
  return { lines: indexedLines, terms: new Set(indexedLines.flatMap(({ terms }) => [...terms])) }
}

/** From just above 0 for a term that every passage has to 1 for one that a single passage or none has. */
function rarity(documents: readonly ReadonlySet<string>[]) {
  const counts = new Map<string, number>()
  for (const terms of documents) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const highest = Math.log(1 + documents.length)
  return (term: string) => Math.log(1 + documents.length / (counts.get(term) ?? 1)) / highest
}
