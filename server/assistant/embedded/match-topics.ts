import { isLight } from '../language/french-text.ts'
import type { Learnt } from './learn-topics.ts'
import { listAt, listsWith, type NumberLists, type Numbers, packedLists } from './number-lists.ts'
import { onceFor } from './once-for.ts'
import { readNames } from './packed-names.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import { createTopicClassifier } from './topic-classifier.ts'
import { groupsOf } from './topic-families.ts'
import { offTopic } from './topics/not-answered.ts'

/** `score` says how near it comes; `confidence`, with what the classifier says, that it is what was meant. */
export type Match = { readonly topic: Topic; readonly score: number; readonly confidence: number }

const lightWeight = 0.35
const unknownTermWeight = 1.1
/** Of a product that we name: whoever names it asks about it. */
const nameWeight = 0.9
/** How much it counts, between topics about as near, how likely the classifier takes one to be. */
const likelihoodWeight = 0.85
/** How soon it counts for nothing, where another topic comes nearer. */
const nearerFirst = 2

/** Of a score, what share of the question the topic has words for anywhere, beside the one way to ask that is nearest. */
const coverage = 0.3

/** A way to ask that has the same terms and no other says more than any likeness. */
const exactly = 0.999
const wordForWord = 0.3

/** By topic; 0 where it shares no term with the question. */
type Comparison = { readonly scores: Float64Array; readonly confidences: Float64Array }

type Wanted = {
  /** What is added to how sure it is. */
  readonly preference: (topic: Topic, score: number) => number
  readonly isAdmitted: (topic: Topic, score: number) => boolean
}

type Compared = Pick<Learnt, 'terms' | 'asks' | 'answers' | 'weights'>

/**
 * Ranks topics by how near one of the ways to ask for them comes to the question: the share of the question's terms
 * that it has and the share of its own that the question has, each term weighing the more the fewer topics use it.
 */
export function createTopicMatcher(topics: readonly Topic[], names: readonly string[], learnt: Compared) {
  const { placeOf } = readNames(learnt.terms)
  const { weights, answered, topicsWith } = readTerms(topics, new Set(names), learnt)
  const likelihoods = createTopicClassifier(learnt.weights, groupsOf(topics))
  const askEnds = endsByTopic(learnt.asks.topics, topics.length)
  const askWeights = Float64Array.from(learnt.asks.topics, (_, ask) =>
    sum(listAt(learnt.asks.terms, ask), (place) => weights[place] ?? 0),
  )
  /** By term, the ways to ask that have it. */
  const asksWith = listsWith(learnt.asks.terms, learnt.terms.ends.length)
  /** By way to ask, what it shares with the question that is compared: nothing between two questions. */
  const shared = new Float64Array(askWeights.length)
  /** The same question is asked about more than once while it is answered. */
  const comparisonOf = onceFor(compare)

  /** Reads only what shares a term with the question: the work grows with its terms, not with terms times topics. */
  function compare(question: ReadQuestion): Comparison {
    const asked = [...question.terms].map(([term, sure]) => {
      const place = placeOf(term)
      const weight = place === undefined ? unknownWeight(term) : (weights[place] ?? 0)
      return { place, weight: weight * sure }
    })
    const total = sum(asked, ({ weight }) => weight)
    const nearness = new Float64Array(topics.length)
    const covered = new Float64Array(topics.length)
    for (const { place, weight } of asked) {
      if (place === undefined) continue
      addTo(shared, listAt(asksWith, place), weight)
      addTo(covered, listAt(topicsWith, place), weight)
    }
    let ask = 0
    for (let topic = 0; topic < topics.length; topic++) {
      let nearest = 0
      for (const end = askEnds[topic] ?? 0; ask < end; ask++) {
        const near = (shared[ask] ?? 0) / (total + (askWeights[ask] ?? 0))
        if (near > nearest) nearest = near
      }
      nearness[topic] = 2 * nearest
    }
    shared.fill(0)
    const likely = likelihoods(question)
    const scores = nearness.map((near, topic) =>
      near > 0 ? (1 - coverage) * near + (coverage * (covered[topic] ?? 0)) / total : 0,
    )
    const highest = scores.reduce((most, score) => Math.max(most, score), 0)
    const confidences = scores.map((score, topic) => {
      if (score === 0) return 0
      const isExact = (nearness[topic] ?? 0) > exactly
      // A topic that is likely and has few of the question's words was seldom meant.
      const likelihood = (likely[topic] ?? 0) * (score / highest) ** nearerFirst
      return score + likelihoodWeight * likelihood + (isExact ? wordForWord : 0)
    })
    return { scores, confidences }
  }

  /** What shares a term with the question, surest first. */
  function match(question: ReadQuestion): Match[] {
    const { scores, confidences } = comparisonOf(question)
    return topics
      .map((topic, index) => ({ topic, score: scores[index] ?? 0, confidence: confidences[index] ?? 0 }))
      .filter(({ confidence }) => confidence > 0)
      .sort((a, b) => b.confidence - a.confidence)
  }

  /** Of what is admitted, the first by what all readings say, with the confidence of the surest. */
  function nearestTo(readings: readonly ReadQuestion[], { preference, isAdmitted }: Wanted): Match | undefined {
    const comparisons = readings.map(comparisonOf)
    let nearest: Match | undefined
    let highest = Number.NEGATIVE_INFINITY
    topics.forEach((topic, index) => {
      let said = 0
      let confidence = 0
      let score = 0
      for (const { confidences, scores } of comparisons) {
        const sure = confidences[index] ?? 0
        said += sure / comparisons.length
        if (sure > confidence) {
          confidence = sure
          score = scores[index] ?? 0
        }
      }
      if (confidence === 0) return
      const rank = said + preference(topic, score)
      if (rank <= highest || !isAdmitted(topic, score)) return
      highest = rank
      nearest = { topic, score, confidence }
    })
    return nearest
  }

  return {
    match,
    nearestTo,
    isAnswered: (term: string) => answered[placeOf(term) ?? answered.length] === 1,
    /** In a question to us or in what is answered to it. */
    isOurWord: (term: string) => {
      const place = placeOf(term)
      return place !== undefined && listAt(topicsWith, place).some((topic) => topics[topic]?.id !== offTopic)
    },
  }
}

/** What is to be known of each term, by its place. */
function readTerms(topics: readonly Topic[], names: ReadonlySet<string>, { terms, asks, answers }: Compared) {
  const asked = termsByTopic(asks, topics.length)
  const answered = new Uint8Array(terms.ends.length)
  topics.forEach(({ kind, detail }, topic) => {
    if (kind !== 'declined' && !detail) for (const term of listAt(asked, topic)) answered[term] = 1
  })
  const askedWith = listsWith(asked, terms.ends.length)
  const rarity = rarityAmong(topics.length)
  const weights = Float64Array.from(readNames(terms).all(), (term, place) => {
    const uses = listAt(askedWith, place).length
    return uses === 0 ? unknownWeight(term) : weightOf(term, rarity(uses), names)
  })
  /** By term, the topics whose questions or answer have it. */
  const topicsWith = listsWith(bothLists(asked, answers), terms.ends.length)
  return { weights, answered, topicsWith }
}

function weightOf(term: string, rare: number, names: ReadonlySet<string>) {
  if (isLight(term)) return lightWeight
  if (names.has(term)) return nameWeight
  // A name that the site has synonyms for says more about the subject than a word that happens to be rare.
  return term.startsWith('@') ? 0.35 + 0.65 * rare : 0.7 * rare
}

/** Of a term that no way to ask has. */
function unknownWeight(term: string) {
  return isLight(term) ? lightWeight : unknownTermWeight
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
function termsByTopic({ topics, terms }: Learnt['asks'], count: number): NumberLists {
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

function addTo(sums: Float64Array, places: Numbers, weight: number) {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    sums[place] = (sums[place] ?? 0) + weight
  }
}

function sum<Item>(items: Iterable<Item>, value: (item: Item) => number) {
  let total = 0
  for (const item of items) total += value(item)
  return total
}
