import type { ReadQuestion } from './read-question.ts'

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
 * logistic regression) on words, terms and pairs of words. The same phrases always give the same weights.
 */
export function trainTopicClassifier(asksByTopic: readonly (readonly ReadAsk[])[]): TopicWeights {
  const topics = asksByTopic.length
  const asked = asksByTopic.flatMap((asks, topic) =>
    asks.map(({ words, terms }) => ({ topic, groups: featuresOf({ words, terms: new Map(terms.map(surely)) }) })),
  )
  const rarities = raritiesOf(asked.map(({ groups }) => groups))
  const toVector = vectors(rarities)
  const model = createModel(rarities.length, topics)
  const examples = asked.map(({ groups, topic }) => ({ ...toVector(groups), topic }))
  const next = random()
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate / (1 + slowing * round)
    for (const { topic, ...vector } of shuffled(examples, next)) model.learn(vector, topic, rate)
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
export function createTopicClassifier({ names, rarities, ends, ...learnt }: TopicWeights, topics: number) {
  const known = new Map<string, number>()
  for (const name of names) known.set(name, known.size)
  const rarityOf = (feature: number) => (rarities[feature] ?? 0) / thousandths

  return function likelihoods(question: Asked): Float64Array {
    const scores = new Float64Array(topics)
    for (const { feature, value } of weighted(featuresOf(question), (name) => known.get(name), rarityOf)) {
      for (let at = ends[feature - 1] ?? 0; at < (ends[feature] ?? 0); at++) {
        const topic = learnt.topics[at] ?? 0
        scores[topic] = (scores[topic] ?? 0) + ((learnt.weights[at] ?? 0) / hundredths) * value
      }
    }
    let total = 0
    for (const score of scores) total += Math.exp(score)
    return scores.map((score) => Math.exp(score) / total)
  }
}

/** Learns in place: one weight for each feature and topic, far more room than what is kept of them. */
function createModel(features: number, topics: number) {
  const weights = new Float32Array(features * topics)
  /** By feature, the topics that it speaks for or against: a tenth of them. */
  const concerned: number[][] = Array.from({ length: features }, () => [])
  const likely = new Float64Array(topics)
  const spokenOf: number[] = []

  function predict({ features: list, values }: Vector) {
    likely.fill(0)
    spokenOf.length = 0
    for (let at = 0; at < list.length; at++) {
      const feature = list[at] ?? 0
      const value = values[at] ?? 0
      for (const topic of concerned[feature] ?? []) {
        const before = likely[topic] ?? 0
        if (before === 0) spokenOf.push(topic)
        likely[topic] = before + (weights[feature * topics + topic] ?? 0) * value
      }
    }
    let total = topics - spokenOf.length
    for (const topic of spokenOf) total += likely[topic] = Math.exp(likely[topic] ?? 0)
    for (const topic of spokenOf) likely[topic] = (likely[topic] ?? 0) / total
  }

  function learn(vector: Vector, topic: number, rate: number) {
    predict(vector)
    likely[topic] = (likely[topic] ?? 0) - 1
    const wrong = [topic, ...spokenOf.filter((other) => other !== topic && (likely[other] ?? 0) > negligible)]
    vector.features.forEach((feature, at) => {
      const step = (vector.values[at] ?? 0) * rate
      for (const other of wrong) {
        const place = feature * topics + other
        const weight = weights[place] ?? 0
        if (weight === 0) concerned[feature]?.push(other)
        weights[place] = weight - step * (likely[other] ?? 0)
      }
    })
  }

  /** Of one feature: what it says of which topics. */
  function weightsOf(feature: number) {
    return [...new Set(concerned[feature])].flatMap((topic) => {
      const weight = Math.round((weights[feature * topics + topic] ?? 0) * hundredths)
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

/** The same at every start. */
function random() {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
