import type { ReadQuestion } from './read-question.ts'

/** A way to ask for a topic: its words in order, and what they are about. */
export type ReadAsk = { readonly words: readonly string[]; readonly terms: readonly string[] }

type Asked = Pick<ReadQuestion, 'words' | 'terms'>
type Example = { readonly features: Int32Array; readonly values: Float32Array; readonly topic: number }

const rounds = 2
const firstRate = 5
const slowing = 0.3
/** A topic that is surely not meant is left as it is: most of the work is saved. */
const negligible = 0.01

/**
 * How likely each topic is to be meant, learnt from the ways to ask for them alone: a linear classifier (multinomial
 * logistic regression) on words, terms and pairs of words. The same phrases always give the same weights.
 */
export function createTopicClassifier(asksByTopic: readonly (readonly ReadAsk[])[]) {
  const topics = asksByTopic.length
  const asked = asksByTopic.flatMap((asks, topic) =>
    asks.map(({ words, terms }) => ({ topic, groups: featuresOf({ words, terms: new Map(terms.map(surely)) }) })),
  )
  const vocabulary = createVocabulary(asked.map(({ groups }) => groups))
  const weights = new Float32Array(vocabulary.size * topics)
  /** By feature, the topics that it speaks for or against: a tenth of them. */
  const concerned: number[][] = Array.from({ length: vocabulary.size }, () => [])
  const likely = new Float64Array(topics)
  const spokenOf: number[] = []
  const examples = asked.map(({ groups, topic }): Example => ({ ...vocabulary.vector(groups), topic }))
  const next = random()
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate / (1 + slowing * round)
    for (const example of shuffled(examples, next)) learn(example, rate)
  }

  function learn({ features, values, topic }: Example, rate: number) {
    predict(features, values)
    likely[topic] = (likely[topic] ?? 0) - 1
    const wrong = [topic]
    for (const index of spokenOf) if (index !== topic && (likely[index] ?? 0) > negligible) wrong.push(index)
    for (let at = 0; at < features.length; at++) {
      const feature = features[at] ?? 0
      const step = (values[at] ?? 0) * rate
      for (const index of wrong) {
        const weight = weights[feature * topics + index] ?? 0
        if (weight === 0) concerned[feature]?.push(index)
        weights[feature * topics + index] = weight - step * (likely[index] ?? 0)
      }
    }
  }

  /** Into `likely`: a probability for each topic. Those that no feature speaks of share one. */
  function predict(features: Int32Array, values: Float32Array) {
    likely.fill(0)
    spokenOf.length = 0
    for (let at = 0; at < features.length; at++) {
      const feature = features[at] ?? 0
      const value = values[at] ?? 0
      for (const index of concerned[feature] ?? []) {
        const before = likely[index] ?? 0
        if (before === 0) spokenOf.push(index)
        likely[index] = before + (weights[feature * topics + index] ?? 0) * value
      }
    }
    let total = topics - spokenOf.length
    for (const index of spokenOf) total += likely[index] = Math.exp(likely[index] ?? 0)
    for (const index of spokenOf) likely[index] = (likely[index] ?? 0) / total
  }

  return function likelihoods(question: Asked): Float64Array {
    const { features, values } = vocabulary.vector(featuresOf(question))
    predict(features, values)
    return likely.slice()
  }
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
function createVocabulary(asked: readonly Features[]) {
  const uses = new Map<string, number>()
  for (const group of asked.flat()) for (const name of group.keys()) uses.set(name, (uses.get(name) ?? 0) + 1)
  const known = new Map(
    [...uses]
      .filter(([name, count]) => count > 1 || !name.includes(' '))
      .map(([name, count], index) => [name, { index, rarity: 1 + Math.log((1 + asked.length) / (1 + count)) }]),
  )

  function vector(groups: Features) {
    const features: number[] = []
    const values: number[] = []
    for (const group of groups) {
      const found = [...group].flatMap(([name, sure]) => {
        const feature = known.get(name)
        return feature ? [{ index: feature.index, value: feature.rarity * sure }] : []
      })
      const length = Math.hypot(...found.map(({ value }) => value)) * Math.sqrt(groups.length)
      for (const { index, value } of found) {
        features.push(index)
        values.push(value / length)
      }
    }
    return { features: Int32Array.from(features), values: Float32Array.from(values) }
  }

  return { size: known.size, vector }
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
