import { isLight } from '../language/french-text.ts'
import { listAt, listsWith, type NumberLists, type Numbers, packedLists } from './number-lists.ts'
import { type PackedNames, readNames } from './packed-names.ts'
import type { Topic } from './topic.ts'

const lightWeight = 0.35
const unknownTermWeight = 1.1
/** Of a product that we name: whoever names it asks about it. */
const nameWeight = 0.9

/** What topics are asked for and answered with, as it was read. */
export type ReadTerms = {
  /** Every term of the ways to ask and of the answers. The others know it by its place here. */
  readonly terms: PackedNames
  /** The ways to ask, those of the first topic first: the topic of each, and its terms, each once. None stands twice. */
  readonly asks: { readonly topics: Numbers; readonly terms: NumberLists }
  /** By topic: the terms of the answer, each once. */
  readonly answers: NumberLists
}

/** The same as a question is compared with it: the build has the work. */
export type ComparedTerms = Pick<ReadTerms, 'terms'> & {
  /** By term: how much it says, whether what is told is asked for with it, and the topics whose questions or answer have it. */
  readonly weights: Float64Array
  readonly answered: Uint8Array
  readonly topicsWith: NumberLists
  /** By term, the ways to ask that have it. */
  readonly asksWith: NumberLists
  /** By way to ask, what its terms weigh. */
  readonly askWeights: Float64Array
  /** By topic, where the ways to ask for it end. */
  readonly askEnds: Uint32Array
}

/** Each term weighs the more the fewer topics use it. */
export function comparedTerms(
  topics: readonly Topic[],
  names: readonly string[],
  { terms, asks, answers }: ReadTerms,
): ComparedTerms {
  const count = terms.ends.length
  const asked = termsByTopic(asks, topics.length)
  const weights = termWeights(terms, listsWith(asked, count), topics.length, new Set(names))
  return {
    terms,
    weights,
    answered: answeredTerms(topics, asked, count),
    topicsWith: listsWith(bothLists(asked, answers), count),
    asksWith: listsWith(asks.terms, count),
    askWeights: Float64Array.from(asks.topics, (_, ask) => sumOf(listAt(asks.terms, ask), weights)),
    askEnds: endsByTopic(asks.topics, topics.length),
  }
}

function sumOf(places: Numbers, weights: Float64Array) {
  let total = 0
  for (const place of places) total += weights[place] ?? 0
  return total
}

/** Of a term that no way to ask has. */
export function unknownWeight(term: string) {
  return isLight(term) ? lightWeight : unknownTermWeight
}

function termWeights(terms: PackedNames, askedWith: NumberLists, topics: number, names: ReadonlySet<string>) {
  const rarity = rarityAmong(topics)
  return Float64Array.from(readNames(terms).all(), (term, place) => {
    const uses = listAt(askedWith, place).length
    return uses === 0 ? unknownWeight(term) : weightOf(term, rarity(uses), names)
  })
}

function answeredTerms(topics: readonly Topic[], asked: NumberLists, count: number) {
  const answered = new Uint8Array(count)
  topics.forEach(({ kind, detail }, topic) => {
    if (kind !== 'declined' && !detail) for (const term of listAt(asked, topic)) answered[term] = 1
  })
  return answered
}

function weightOf(term: string, rare: number, names: ReadonlySet<string>) {
  if (isLight(term)) return lightWeight
  if (names.has(term)) return nameWeight
  // A name that the site has synonyms for says more about the subject than a word that happens to be rare.
  return term.startsWith('@') ? 0.35 + 0.65 * rare : 0.7 * rare
}

/** By topic, where the ways to ask for it end: they stand in the order of the topics. */
function endsByTopic(topicOfAsk: Numbers, count: number) {
  const ends = new Uint32Array(count)
  topicOfAsk.forEach((topic, ask) => {
    ends[topic] = ask + 1
  })
  // A topic without any ends where the one before it does.
  for (let topic = 1; topic < count; topic++) ends[topic] = Math.max(ends[topic] ?? 0, ends[topic - 1] ?? 0)
  return ends
}

/** By topic, the terms of all ways to ask for it, each once. */
function termsByTopic({ topics, terms }: ReadTerms['asks'], count: number): NumberLists {
  const own = Array.from({ length: count }, () => new Set<number>())
  topics.forEach((topic, ask) => {
    for (const term of listAt(terms, ask)) own[topic]?.add(term)
  })
  return packedLists(own)
}

function bothLists(one: NumberLists, other: NumberLists): NumberLists {
  return packedLists(Array.from(one.ends, (_, index) => new Set([...listAt(one, index), ...listAt(other, index)])))
}

/** From just above 0 for a term that every topic uses to 1 for one that a single topic uses. */
function rarityAmong(topics: number) {
  const highest = Math.log(1 + topics)
  return (uses: number) => Math.log(1 + topics / uses) / highest
}
