import { type PackedNames, packedNames, readNames } from './packed-names.ts'
import type { ReadQuestion } from './read-question.ts'
import { shuffled } from './shuffled.ts'
import { addWeights, type SmallWeights, smallWeights } from './small-weights.ts'
import { createTopicModel, hundredths, likelihoodsOf, outputsOf, type Vector } from './topic-model.ts'
import { createTopicNetwork, likeliest, type TopicNetwork, trainTopicNetwork } from './topic-network.ts'

/** A way to ask for a topic: its words in order, and what they are about. */
export type ReadAsk = { readonly words: readonly string[]; readonly terms: readonly string[] }

/** What a classifier has learnt, as plain data: some million and a half of weights. */
export type TopicWeights = {
  /** Of the features, whose places here the others go by. */
  readonly names: PackedNames
  /** In thousandths. */
  readonly rarities: Uint16Array
  /** The topics and groups that each speaks for or against, and how much, in hundredths. */
  readonly said: SmallWeights
  /** What else was learnt, where there was the time for it. */
  readonly network?: TopicNetwork
}

export const nothingLearnt: TopicWeights = {
  names: packedNames([]),
  rarities: new Uint16Array(),
  said: smallWeights([]),
}

type Asked = Pick<ReadQuestion, 'words' | 'terms'>

/** The third is worth its time in a build. */
const fewestRounds = 2
const mostRounds = 3
const firstRate = 5
const slowing = 0.3
const thousandths = 1000

/**
 * How likely each topic is to be meant, learnt from the ways to ask for them alone: a linear classifier (multinomial
 * logistic regression) on words, terms and pairs of words. What a word says of a topic is what it says of its group and
 * what it says of the topic alone: neighbours learn from each other. The same phrases always give the same weights.
 */
export function trainTopicClassifier(
  asksByTopic: readonly (readonly ReadAsk[])[],
  groups: readonly number[],
  isThorough: boolean,
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
  const model = createTopicModel(rarities.length, groups)
  const examples = asked.map(({ groups, topic, text }) => ({ ...toVector(groups), topic, text }))
  const rounds = isThorough ? mostRounds : fewestRounds
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate / (1 + slowing * round)
    const isLast = round === rounds - 1
    shuffled(examples, round).forEach((example, at) => {
      model.learn(example, example.topic, rate, isLast ? at / examples.length : 0)
    })
  }
  return {
    names: packedNames(rarities.map(([name]) => name)),
    rarities: Uint16Array.from(rarities, ([, rarity]) => Math.round(rarity * thousandths)),
    said: smallWeights(rarities.map((_, feature) => model.weightsOf(feature))),
    ...(isThorough && {
      network: trainTopicNetwork(
        { features: rarities.filter(([name]) => !isPair(name)).length, topics: groups.length },
        examples.map((example) => ({ ...example, likely: likeliest(model.predict(example)) })),
      ),
    }),
  }
}

/** Reads what was learnt: a probability for each topic, those that no word of the question speaks of sharing one. */
export function createTopicClassifier({ names, rarities, said, network }: TopicWeights, groups: readonly number[]) {
  const { placeOf } = readNames(names)
  const rarityOf = (feature: number) => (rarities[feature] ?? 0) / thousandths
  const agreed = network && createTopicNetwork(network)

  return function likelihoods(question: Asked): Float64Array {
    const scores = new Float64Array(outputsOf(groups))
    const found = weighted(featuresOf(question), placeOf, rarityOf)
    for (const { feature, value } of found) addWeights(said, feature, value / hundredths, scores)
    const likely = likelihoodsOf(scores, groups)
    return agreed ? agreed(likely, vectorOf(found)) : likely
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

/** The rarer a feature, the more it weighs; a pair of words that stands once would only be learnt by heart. Pairs come last. */
function raritiesOf(asked: readonly Features[]): (readonly [string, number])[] {
  const uses = new Map<string, number>()
  for (const group of asked.flat()) for (const name of group.keys()) uses.set(name, (uses.get(name) ?? 0) + 1)
  const known = [...uses].filter(([name, count]) => count > 1 || !isPair(name))
  return [...known.filter(([name]) => !isPair(name)), ...known.filter(([name]) => isPair(name))].map(
    ([name, count]) => [name, Number((1 + Math.log((1 + asked.length) / (1 + count))).toFixed(3))],
  )
}

function isPair(name: string) {
  return name.includes(' ')
}

function vectors(rarities: readonly (readonly [string, number])[]) {
  const known = new Map(rarities.map(([name, rarity], index) => [name, { index, rarity }]))
  return function toVector(groups: Features): Vector {
    const found = weighted(
      groups,
      (name) => known.get(name),
      ({ rarity }) => rarity,
    )
    return vectorOf(found.map(({ feature, value }) => ({ feature: feature.index, value })))
  }
}

function vectorOf(found: readonly { readonly feature: number; readonly value: number }[]): Vector {
  return {
    features: Int32Array.from(found, ({ feature }) => feature),
    values: Float32Array.from(found, ({ value }) => value),
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
