import { type ComparedTerms, unknownWeight } from './compared-terms.ts'
import { listAt, type Numbers } from './number-lists.ts'
import { onceFor } from './once-for.ts'
import { readNames } from './packed-names.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import { createTopicClassifier, type TopicWeights } from './topic-classifier.ts'
import { groupsOf } from './topic-families.ts'
import { offTopic } from './topics/not-answered.ts'

/** `score` says how near it comes; `confidence`, with what the classifier says, that it is what was meant. */
export type Match = { readonly topic: Topic; readonly score: number; readonly confidence: number }

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

/**
 * Ranks topics by how near one of the ways to ask for them comes to the question: the share of the question's terms
 * that it has and the share of its own that the question has.
 */
export function createTopicMatcher(topics: readonly Topic[], compared: ComparedTerms, learnt: TopicWeights) {
  const { placeOf } = readNames(compared.terms)
  const { weights, answered, topicsWith, asksWith, askWeights, askEnds } = compared
  const likelihoods = createTopicClassifier(learnt, groupsOf(topics))
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
