import { placesOf } from './places-of.ts'
import type { ReadQuestion } from './read-question.ts'
import { shuffled } from './shuffled.ts'

/** A way to ask for a topic: its words in order, and what they are about. */
export type ReadAsk = { readonly words: readonly string[]; readonly terms: readonly string[] }

/** What a classifier has learnt, as plain data: some hundred thousand numbers. */
export type TopicWeights = {
  /** Of the features, whose places here the others go by. */
  readonly names: readonly string[]
  /** In thousandths. */
  readonly rarities: Uint32Array
  /** Where the topics that a feature speaks for or against end in the two lists below. */
  readonly ends: Uint32Array
  readonly topics: Uint16Array
  /** In hundredths. */
  readonly weights: Int16Array
}

export const nothingLearnt: TopicWeights = {
  names: [],
  rarities: new Uint32Array(),
  ends: new Uint32Array(),
  topics: new Uint16Array(),
  weights: new Int16Array(),
}

type Asked = Pick<ReadQuestion, 'words' | 'terms'>
type Vector = { readonly features: Int32Array; readonly values: Float32Array }

const rounds = 3
const firstRate = 5
const slowing = 0.3
/** A topic that is surely not meant is left as it is: most of the work is saved. */
const negligible = 0.01
/** Weights are kept in hundredths, and the least of them are not. */
const hundredths = 100
const thousandths = 1000
const leastWeight = 5

/**
 * How likely each topic is to be meant, learnt from the ways to ask for them alone: a linear classifier (multinomial
 * logistic regression) on words, terms and pairs of words. What a word says of a topic is what it says of its group and
 * what it says of the topic alone: neighbours learn from each other. The same phrases always give the same weights.
 */
export function trainTopicClassifier(
  asksByTopic: readonly (readonly ReadAsk[])[],
  groups: readonly number[],
): TopicWeights {
  const asked = asksByTopic.flatMap((asks, topic) =>
    asks.map(({ words, terms }) => ({
      topic,
      text: words.join(' '),
      groups: featuresOf({ words, terms: new Map(terms.map(surely)) }),
    })),
  )
  const rarities = raritiesOf(asked.map(({ groups }) => groups))
  const toVector = vectors(rarities)
  const model = createModel(rarities.length, groups)
  const examples = asked.map(({ groups, topic, text }) => ({ ...toVector(groups), topic, text }))
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate / (1 + slowing * round)
    const isLast = round === rounds - 1
    shuffled(examples, round).forEach(({ topic, ...vector }, at) => {
      model.learn(vector, topic, rate, isLast ? at / examples.length : 0)
    })
  }
  const kept = rarities.map((_, feature) => model.weightsOf(feature))
  let end = 0
  return {
    names: rarities.map(([name]) => name),
    rarities: Uint32Array.from(rarities, ([, rarity]) => Math.round(rarity * thousandths)),
    ends: Uint32Array.from(kept, ({ length }) => {
      end += length
      return end
    }),
    topics: Uint16Array.from(kept.flat(), ({ topic }) => topic),
    weights: Int16Array.from(kept.flat(), ({ weight }) => weight),
  }
}

/** Reads what was learnt: a probability for each topic, those that no word of the question speaks of sharing one. */
export function createTopicClassifier({ names, rarities, ends, ...learnt }: TopicWeights, groups: readonly number[]) {
  const placeOf = placesOf(names)
  const rarityOf = (feature: number) => (rarities[feature] ?? 0) / thousandths

  return function likelihoods(question: Asked): Float64Array {
    const scores = new Float64Array(outputsOf(groups))
    for (const { feature, value } of weighted(featuresOf(question), placeOf, rarityOf)) {
      for (let at = ends[feature - 1] ?? 0; at < (ends[feature] ?? 0); at++) {
        const topic = learnt.topics[at] ?? 0
        scores[topic] = (scores[topic] ?? 0) + ((learnt.weights[at] ?? 0) / hundredths) * value
      }
    }
    return likelihoodsOf(scores, groups)
  }
}

/** One for each topic, then one for each group. */
function outputsOf(groups: readonly number[]) {
  return groups.length + Math.max(-1, ...groups) + 1
}

function likelihoodsOf(scores: Float64Array, groups: readonly number[]) {
  const likely = scores.subarray(0, groups.length)
  let total = 0
  for (let topic = 0; topic < groups.length; topic++) {
    const odds = Math.exp((scores[topic] ?? 0) + (scores[groups.length + (groups[topic] ?? 0)] ?? 0))
    likely[topic] = odds
    total += odds
  }
  for (let topic = 0; topic < groups.length; topic++) likely[topic] = (likely[topic] ?? 0) / total
  return likely
}

/** Learns in place: one weight for each feature and output, far more room than what is kept of them. */
function createModel(features: number, groups: readonly number[]) {
  const outputs = outputsOf(groups)
  const weights = new Float32Array(features * outputs)
  /** What the last round changed, by how late in it: without it remains the mean of the round, which no single phrase sways. */
  const late = new Float32Array(features * outputs)
  /** By feature, the topics and groups that it speaks for or against: a tenth of them. */
  const concerned: number[][] = Array.from({ length: features }, () => [])
  const scores = new Float64Array(outputs)

  function predict({ features: list, values }: Vector) {
    scores.fill(0)
    for (let at = 0; at < list.length; at++) {
      const feature = list[at] ?? 0
      const value = values[at] ?? 0
      for (const output of concerned[feature] ?? []) {
        scores[output] = (scores[output] ?? 0) + (weights[feature * outputs + output] ?? 0) * value
      }
    }
    return likelihoodsOf(scores, groups)
  }

  function learn(vector: Vector, meant: number, rate: number, lateness: number) {
    const likely = predict(vector)
    likely[meant] = (likely[meant] ?? 0) - 1
    // The places of the groups held their scores, which are told by now.
    scores.fill(0, groups.length)
    const wrong: number[] = []
    for (let topic = 0; topic < groups.length; topic++) {
      const error = likely[topic] ?? 0
      const group = groups.length + (groups[topic] ?? 0)
      scores[group] = (scores[group] ?? 0) + error
      if (topic === meant || error > negligible) wrong.push(topic)
    }
    for (let group = groups.length; group < outputs; group++) {
      if (Math.abs(scores[group] ?? 0) > negligible) wrong.push(group)
    }
    vector.features.forEach((feature, at) => {
      const step = (vector.values[at] ?? 0) * rate
      for (const output of wrong) {
        const place = feature * outputs + output
        const weight = weights[place] ?? 0
        if (weight === 0) concerned[feature]?.push(output)
        const change = step * (scores[output] ?? 0)
        weights[place] = weight - change
        if (lateness > 0) late[place] = (late[place] ?? 0) - change * lateness
      }
    })
  }

  /** Of one feature: what it says of which topics. */
  function weightsOf(feature: number) {
    return [...new Set(concerned[feature])].flatMap((topic) => {
      const place = feature * outputs + topic
      const weight = Math.round(((weights[place] ?? 0) - (late[place] ?? 0)) * hundredths)
      return Math.abs(weight) < leastWeight ? [] : [{ topic, weight }]
    })
  }

  return { learn, weightsOf }
}

type Features = readonly ReadonlyMap<string, number>[]

/** Words, what they are about, pairs of neighbours: each group counts as much as another. */
function featuresOf({ words, terms }: Asked): Features {
  const list = [...new Set(words)]
  const pairs = list.slice(1).map((word, at) => `${list[at]} ${word}`)
  return [
    new Map(list.map(surely)),
    new Map([...terms].map(([term, sure]) => [`/${term}`, sure])),
    new Map(pairs.map(surely)),
  ]
}

function surely(name: string): [string, number] {
  return [name, 1]
}

/** The rarer a feature, the more it weighs; a pair of words that stands once would only be learnt by heart. */
function raritiesOf(asked: readonly Features[]): (readonly [string, number])[] {
  const uses = new Map<string, number>()
  for (const group of asked.flat()) for (const name of group.keys()) uses.set(name, (uses.get(name) ?? 0) + 1)
  return [...uses]
    .filter(([name, count]) => count > 1 || !name.includes(' '))
    .map(([name, count]) => [name, Number((1 + Math.log((1 + asked.length) / (1 + count))).toFixed(3))])
}

function vectors(rarities: readonly (readonly [string, number])[]) {
  const known = new Map(rarities.map(([name, rarity], index) => [name, { index, rarity }]))
  return function toVector(groups: Features): Vector {
    const found = weighted(
      groups,
      (name) => known.get(name),
      ({ rarity }) => rarity,
    )
    return {
      features: Int32Array.from(found, ({ feature }) => feature.index),
      values: Float32Array.from(found, ({ value }) => value),
    }
  }
}

/** What is known of the features, each group being brought to the same length. */
function weighted<Feature>(
  groups: Features,
  find: (name: string) => Feature | undefined,
  rarity: (feature: Feature) => number,
) {
  return groups.flatMap((group) => {
    const found = [...group].flatMap(([name, sure]) => {
      const feature = find(name)
      return feature === undefined ? [] : [{ feature, value: rarity(feature) * sure }]
    })
    const length = Math.hypot(...found.map(({ value }) => value)) * Math.sqrt(groups.length)
    return found.map(({ feature, value }) => ({ feature, value: value / length }))
  })
}
