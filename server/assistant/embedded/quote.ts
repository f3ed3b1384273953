import { historyId } from '#content/legal-versions.ts'
import type { Passage } from '../knowledge.ts'
import { isLight, terms as termsIn } from '../language/french-text.ts'
import type { Retriever } from '../retrieval.ts'
import { listAt, type NumberLists, packedLists } from './number-lists.ts'
import { type PackedNames, packedNames, readNames } from './packed-names.ts'
import type { ReadQuestion } from './read-question.ts'

/** A term of the question, its place among those of the site, and how much it weighs. */
type AskedTerm = { readonly place: number | undefined; readonly sure: number; readonly weight: number }

export type Quote = { readonly passage: Passage; readonly lines: readonly string[] }

const candidates = 8
const neededInPassage = 0.6
/** How much of the question one statement must hold, when it is asked of us and when it could be on anything. */
const neededInLine = { ofUs: 0.6, ofAnything: 0.8 }
/** One word in common is a coincidence. */
const neededTerms = 2

/** Of each line that may be quoted, with the title over it: its terms, by their places. */
export type QuotableTerms = { readonly terms: PackedNames; readonly lines: NumberLists }

export function quotableTerms(passages: readonly Passage[]): QuotableTerms {
  const lines = passages.filter(isQuotable).flatMap(({ title, lines }) => {
    const titleTerms = termsIn(title)
    return lines.map((text) => new Set([...titleTerms, ...termsIn(text)]))
  })
  const terms = packedNames(lines.flatMap((own) => [...own]))
  const { placeOf } = readNames(terms)
  return { terms, lines: packedLists(lines.map((own) => [...own].map((term) => placeOf(term) ?? 0))) }
}

/**
 * What the site says in its own words on a question that no topic foresaw; nothing when it does not say it. A word that
 * the site never uses counts fully against an answer, since it usually is what the question is about.
 */
export function createQuoter(passages: readonly Passage[], retriever: Retriever, { terms, lines }: QuotableTerms) {
  const { placeOf } = readNames(terms)
  const quotable = passages.filter(isQuotable)
  /** By passage, the number of its first line. */
  const firstLines = new Map<Passage, number>()
  let count = 0
  for (const passage of quotable) {
    firstLines.set(passage, count)
    count += passage.lines.length
  }
  const rarityAt = rarity(quotable.map((passage) => termsOf(passage)))

  function linesOf(passage: Passage) {
    const first = firstLines.get(passage) ?? count
    return passage.lines.map((text, at) => ({ text, terms: new Set(listAt(lines, first + at)) }))
  }

  function termsOf(passage: Passage) {
    return new Set(linesOf(passage).flatMap((line) => [...line.terms]))
  }

  function share(asked: readonly AskedTerm[], own: ReadonlySet<number | undefined>) {
    let total = 0
    let found = 0
    for (const { place, weight } of asked) {
      total += weight
      if (own.has(place)) found += weight
    }
    return total === 0 ? 0 : found / total
  }

  function bestLines(asked: readonly AskedTerm[], concernsUs: boolean, passage: Passage) {
    if (!firstLines.has(passage)) return undefined
    const own = termsOf(passage)
    const common = asked.filter(({ place, sure }) => sure === 1 && place !== undefined && own.has(place))
    if (common.length < neededTerms || share(asked, own) < neededInPassage) return undefined
    const [first, second] = linesOf(passage)
      .map((line) => ({ text: line.text, share: share(asked, line.terms) }))
      .sort((a, b) => b.share - a.share)
    const needed = concernsUs ? neededInLine.ofUs : neededInLine.ofAnything
    if (!first || first.share < needed) return undefined
    return { lines: second?.share === first.share ? [first.text, second.text] : [first.text], share: first.share }
  }

  return function quote(question: ReadQuestion): Quote | undefined {
    const asked = [...question.terms]
      .filter(([term]) => !isLight(term))
      .map(([term, sure]): AskedTerm => {
        const place = placeOf(term)
        return { place, sure, weight: rarityAt(place) * sure }
      })
    let best: (Quote & { share: number }) | undefined
    for (const passage of retriever.search(question.terms, candidates)) {
      const found = bestLines(asked, question.concernsUs, passage)
      if (found && found.share > (best?.share ?? 0)) best = { passage, ...found }
    }
    return best
  }
}

/** What changed in a text is no answer to what it says. */
function isQuotable({ source }: Passage) {
  return !source.href.endsWith(`#${historyId}`)
}

/** From just above 0 for a term that every passage has to 1 for one that a single passage or none has. */
function rarity(documents: readonly ReadonlySet<number>[]) {
  const counts = new Map<number | undefined, number>()
  for (const terms of documents) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const highest = Math.log(1 + documents.length)
  return (place: number | undefined) => Math.log(1 + documents.length / (counts.get(place) ?? 1)) / highest
}
