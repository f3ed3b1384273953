import { shuffled } from './shuffled.ts'
import type { Vector } from './topic-model.ts'

/** A second opinion on which of the likely topics is meant: what it has learnt, as plain data. */
export type TopicNetwork = {
  /** By word or term, what it means: `meanings` numbers each, in 32nds. */
  readonly inputs: Int8Array
  /** By topic, what is meant by asking for it: the same. */
  readonly outputs: Int8Array
}

export type Example = Vector & { readonly topic: number; readonly text: string }

const meanings = 128
/** The classifier finds nearly every topic that is meant among its first ones: no others are weighed. */
export const mostCandidates = 64
const rounds = 4
const firstRate = 0.3
const lastRate = 0.02
/** Of the words of a phrase, as many are left out at random: none of them alone is to decide. */
const leftOut = 0.2
const steps = 32
const negligible = 0.003

/**
 * One hidden layer on words and terms, learnt by telling a topic from those that the classifier takes for likely. It knows
 * words by their company, which no weight of a word for a topic does. The same phrases always give the same numbers.
 */
export function trainTopicNetwork(
  features: number,
  topics: number,
  examples: readonly Example[],
  candidatesFor: (example: Example) => Uint16Array,
): TopicNetwork {
  const random = createRandom()
  const inputs = Float32Array.from({ length: features * meanings }, () => (random() - 0.5) / 5)
  const outputs = Float32Array.from({ length: topics * meanings }, () => (random() - 0.5) / 5)
  const learntOfInput = new Float32Array(features).fill(0.01)
  const learntOfOutput = new Float32Array(topics).fill(0.01)
  const candidates = new Map(examples.map((example) => [example, candidatesFor(example)]))
  const meaning = new Float32Array(meanings)
  const errors = new Float32Array(meanings)
  const odds = new Float32Array(mostCandidates)

  for (let round = 0; round < rounds; round++) {
    const rate = firstRate * (1 - round / rounds) + lastRate
    for (const example of shuffled(examples, round)) {
      const likely = candidates.get(example) ?? new Uint16Array()
      const values = example.values.map((value) => (random() < leftOut ? 0 : value))
      understand(inputs, example.features, values, meaning)
      weigh(outputs, meaning, likely, odds)
      errors.fill(0)
      for (let at = 0; at < likely.length; at++) {
        const topic = likely[at] ?? 0
        const error = (odds[at] ?? 0) - (topic === example.topic ? 1 : 0)
        if (Math.abs(error) < negligible) continue
        const sofar = (learntOfOutput[topic] ?? 0) + error * error * 0.3
        learntOfOutput[topic] = sofar
        const step = (rate * error) / Math.sqrt(sofar)
        const row = topic * meanings
        for (let m = 0; m < meanings; m++) {
          const weight = outputs[row + m] ?? 0
          errors[m] = (errors[m] ?? 0) + error * weight
          outputs[row + m] = weight - step * (meaning[m] ?? 0)
        }
      }
      let square = 0
      for (let m = 0; m < meanings; m++) {
        const said = meaning[m] ?? 0
        const error = (errors[m] ?? 0) * (1 - said * said)
        errors[m] = error
        square += error * error
      }
      for (let at = 0; at < values.length; at++) {
        const value = values[at] ?? 0
        const feature = example.features[at] ?? 0
        if (value === 0) continue
        const sofar = (learntOfInput[feature] ?? 0) + (square / meanings) * value * value
        learntOfInput[feature] = sofar
        const step = (rate * value) / Math.sqrt(sofar)
        const row = feature * meanings
        for (let m = 0; m < meanings; m++) inputs[row + m] = (inputs[row + m] ?? 0) - step * (errors[m] ?? 0)
      }
    }
  }
  return { inputs: inSteps(inputs), outputs: inSteps(outputs) }
}

type Numbers = Float32Array | Int8Array

/** What the words mean together. */
function understand(inputs: Numbers, features: Int32Array, values: Float32Array, meaning: Float32Array, unit = 1) {
  meaning.fill(0)
  for (let at = 0; at < features.length; at++) {
    const value = (values[at] ?? 0) / unit
    if (value === 0) continue
    const row = (features[at] ?? 0) * meanings
    for (let m = 0; m < meanings; m++) meaning[m] = (meaning[m] ?? 0) + (inputs[row + m] ?? 0) * value
  }
  for (let m = 0; m < meanings; m++) meaning[m] = Math.tanh(meaning[m] ?? 0)
}

/** How likely each of these topics is, if it is one of them. */
function weigh(outputs: Numbers, meaning: Float32Array, topics: Uint16Array, odds: Float32Array, unit = 1) {
  let highest = Number.NEGATIVE_INFINITY
  for (let at = 0; at < topics.length; at++) {
    const row = (topics[at] ?? 0) * meanings
    let said = 0
    for (let m = 0; m < meanings; m++) said += (outputs[row + m] ?? 0) * (meaning[m] ?? 0)
    odds[at] = said / unit
    if (said / unit > highest) highest = said / unit
  }
  let total = 0
  for (let at = 0; at < topics.length; at++) {
    const odd = Math.exp((odds[at] ?? 0) - highest)
    odds[at] = odd
    total += odd
  }
  for (let at = 0; at < topics.length; at++) odds[at] = (odds[at] ?? 0) / total
}

/** Reads what was learnt: of topics that the classifier takes for likely, how likely each is. */
export function createTopicNetwork({ inputs, outputs }: TopicNetwork) {
  const meaning = new Float32Array(meanings)
  return function opinionOn({ features, values }: Vector, topics: Uint16Array): Float32Array {
    const odds = new Float32Array(topics.length)
    understand(inputs, features, values, meaning, steps)
    weigh(outputs, meaning, topics, odds, steps)
    return odds
  }
}

function inSteps(numbers: Float32Array) {
  return Int8Array.from(numbers, (number) => Math.max(-127, Math.min(127, Math.round(number * steps))))
}

function createRandom() {
  let seed = 12_345
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return seed / 0x7f_ff_ff_ff
  }
}
