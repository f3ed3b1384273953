import { nthHighest } from './nth-highest.ts'
import { shuffled } from './shuffled.ts'
import type { Vector } from './topic-model.ts'

/** A second opinion on which of the likely topics is meant: what it has learnt, as plain data. */
export type TopicNetwork = {
  /** What each word or term means: as many numbers as there are meanings, in steps. */
  readonly inputs: Int8Array
  /** What is meant by asking for each topic, in the same way. */
  readonly outputs: Int8Array
}

/** A way to ask for a topic, and the topics that the classifier takes for likely. */
export type Compared = Vector & { readonly topic: number; readonly text: string; readonly likely: Uint16Array }

const meanings = 128
/** Nearly every topic that is meant is among so many of the classifier's first ones: the others are not weighed. */
const mostLikely = 64
const rounds = 4
const firstRate = 0.3
const lastRate = 0.02
/** Of the words of a phrase, as many are left out at random: none of them alone is to decide. */
const leftOut = 0.2
/** A topic that is surely not meant is left as it is. */
const negligible = 0.003
/** What is learnt of a topic slows by itself, the more was learnt, and so does what is learnt of a word. */
const atFirst = 0.01
const slowing = 0.3
const stepsPerUnit = 32
const mostSteps = 127

type Sizes = { readonly features: number; readonly topics: number }

/**
 * One hidden layer between words and topics, learnt by telling the right topic from those that the classifier takes for
 * likely. It knows words by their company, which no weight of a word for a topic does, and is wrong about other questions
 * than the classifier. The same phrases always give the same numbers.
 */
export function trainTopicNetwork({ features, topics }: Sizes, examples: readonly Compared[]): TopicNetwork {
  const random = createRandom()
  const inputs = Float32Array.from({ length: features * meanings }, () => (random() - 0.5) / 5)
  const outputs = Float32Array.from({ length: topics * meanings }, () => (random() - 0.5) / 5)
  const ofInputs = new Float32Array(features).fill(atFirst)
  const ofOutputs = new Float32Array(topics).fill(atFirst)
  const meant = new Float32Array(meanings)
  const errors = new Float32Array(meanings)
  const odds = new Float32Array(mostLikely)

  function learn({ features: list, values: all, topic: right, likely }: Compared, rate: number) {
    const values = all.map((value) => (random() < leftOut ? 0 : value))
    understand(inputs, { features: list, values }, meant)
    weigh(outputs, likely, meant, odds)
    errors.fill(0)
    for (let at = 0; at < likely.length; at++) {
      const topic = likely[at] ?? 0
      const error = (odds[at] ?? 0) - (topic === right ? 1 : 0)
      if (Math.abs(error) < negligible) continue
      const learnt = (ofOutputs[topic] ?? 0) + slowing * error * error
      ofOutputs[topic] = learnt
      correctOutput(topic * meanings, error, (rate * error) / Math.sqrt(learnt))
    }
    const size = squashedErrors()
    for (let at = 0; at < list.length; at++) {
      const value = values[at] ?? 0
      if (value === 0) continue
      const feature = list[at] ?? 0
      const learnt = (ofInputs[feature] ?? 0) + size * value * value
      ofInputs[feature] = learnt
      correctInput(feature * meanings, (rate * value) / Math.sqrt(learnt))
    }
  }

  function correctOutput(row: number, error: number, step: number) {
    for (let at = 0; at < meanings; at++) {
      const weight = outputs[row + at] ?? 0
      errors[at] = (errors[at] ?? 0) + error * weight
      outputs[row + at] = weight - step * (meant[at] ?? 0)
    }
  }

  /** Brings the errors through the bend of the layer; their mean square. */
  function squashedErrors() {
    let squares = 0
    for (let at = 0; at < meanings; at++) {
      const bend = meant[at] ?? 0
      const error = (errors[at] ?? 0) * (1 - bend * bend)
      errors[at] = error
      squares += error * error
    }
    return squares / meanings
  }

  function correctInput(row: number, step: number) {
    for (let at = 0; at < meanings; at++) inputs[row + at] = (inputs[row + at] ?? 0) - step * (errors[at] ?? 0)
  }

  const told = examples
    .filter(({ topic, likely }) => likely.includes(topic))
    .map((example) => ({ ...example, ...withoutPairs(example, features) }))
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate * (1 - round / rounds) + lastRate
    for (const example of shuffled(told, round)) learn(example, rate)
  }
  return { inputs: inSteps(inputs), outputs: inSteps(outputs) }
}

/** Reads what was learnt. */
export function createTopicNetwork({ inputs, outputs }: TopicNetwork) {
  const meant = new Float32Array(meanings)

  /** How likely each topic is by both opinions, which weigh the same; none but the likely ones is likely at all. */
  return function agreed(likelihoods: Float64Array, question: Vector): Float64Array {
    const likely = likeliest(likelihoods)
    const odds = new Float32Array(likely.length)
    understand(inputs, withoutPairs(question, inputs.length / meanings), meant, stepsPerUnit)
    weigh(outputs, likely, meant, odds, stepsPerUnit)
    const both = new Float64Array(likelihoods.length)
    likely.forEach((topic, at) => {
      both[topic] = Math.sqrt((likelihoods[topic] ?? 0) * (odds[at] ?? 0))
    })
    const total = both.reduce((sum, odd) => sum + odd, 0)
    return both.map((odd) => odd / total)
  }
}

/** The topics that the classifier takes for likeliest, in their order. */
export function likeliest(likelihoods: Float64Array): Uint16Array {
  const least = nthHighest(likelihoods, Math.min(mostLikely, likelihoods.length))
  const likely = new Uint16Array(Math.min(mostLikely, likelihoods.length))
  let count = 0
  for (let topic = 0; count < likely.length; topic++) {
    if ((likelihoods[topic] ?? 0) >= least) likely[count++] = topic
  }
  return likely
}

/** Pairs of words come after all words and terms. */
function withoutPairs({ features, values }: Vector, firstPair: number): Vector {
  return {
    features: features.filter((feature) => feature < firstPair),
    values: values.filter((_, at) => (features[at] ?? 0) < firstPair),
  }
}

type Numbers = Float32Array | Int8Array

/** What the words mean together. */
function understand(inputs: Numbers, { features, values }: Vector, meant: Float32Array, unit = 1) {
  meant.fill(0)
  for (let word = 0; word < features.length; word++) {
    const value = (values[word] ?? 0) / unit
    const row = (features[word] ?? 0) * meanings
    if (value !== 0)
      for (let at = 0; at < meanings; at++) meant[at] = (meant[at] ?? 0) + (inputs[row + at] ?? 0) * value
  }
  for (let at = 0; at < meanings; at++) meant[at] = Math.tanh(meant[at] ?? 0)
}

/** How likely each of these topics is, if it is one of them. */
function weigh(outputs: Numbers, topics: Uint16Array, meant: Float32Array, odds: Float32Array, unit = 1) {
  let highest = Number.NEGATIVE_INFINITY
  for (let place = 0; place < topics.length; place++) {
    const row = (topics[place] ?? 0) * meanings
    // Four sums, none of which waits for another.
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let at = 0; at < meanings; at += 4) {
      first += (outputs[row + at] ?? 0) * (meant[at] ?? 0)
      second += (outputs[row + at + 1] ?? 0) * (meant[at + 1] ?? 0)
      third += (outputs[row + at + 2] ?? 0) * (meant[at + 2] ?? 0)
      fourth += (outputs[row + at + 3] ?? 0) * (meant[at + 3] ?? 0)
    }
    const said = (first + second + third + fourth) / unit
    odds[place] = said
    highest = Math.max(highest, said)
  }
  let total = 0
  for (let place = 0; place < topics.length; place++) {
    odds[place] = Math.exp((odds[place] ?? 0) - highest)
    total += odds[place] ?? 0
  }
  for (let place = 0; place < topics.length; place++) odds[place] = (odds[place] ?? 0) / total
}

function inSteps(numbers: Float32Array) {
  return Int8Array.from(numbers, (number) => {
    const steps = Math.round(number * stepsPerUnit)
    return Math.max(-mostSteps, Math.min(mostSteps, steps))
  })
}

/** Numbers from 0 to 1 that look like chance, the same every time. */
function createRandom() {
  let seed = 12_345
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return seed / 0x7f_ff_ff_ff
  }
}
