import { expect, test } from 'vitest'
import { createTopicNetwork, likeliest, trainTopicNetwork } from './topic-network.ts'

const names = ['prix', 'tarif', 'combien', 'budget', 'lieu', 'adresse', 'ou', 'ville']
const [price, place] = [0, 1]
const asked = [
  ['prix combien', price],
  ['tarif combien', price],
  ['budget prix', price],
  ['tarif budget', price],
  ['lieu ou', place],
  ['adresse ou', place],
  ['ville lieu', place],
  ['adresse ville', place],
] as const
/** The classifier knows nothing. */
const even = Float64Array.of(0.5, 0.5)
const examples = Array.from({ length: 40 }, (_, time) =>
  asked.map(([text, topic]) => ({ ...vectorOf(text), topic, text: `${time} ${text}`, likely: likeliest(even) })),
).flat()
const sizes = { features: names.length, topics: 2 }

test('A question whose words stood in other company is understood by what they mean', () => {
  const agreed = createTopicNetwork(trainTopicNetwork(sizes, examples))
  expect(agreed(even, vectorOf('prix tarif'))[price]).toBeGreaterThan(0.9)
  expect(agreed(even, vectorOf('ville ou'))[place]).toBeGreaterThan(0.9)
})

test('The same phrases always teach the same', () => {
  expect(trainTopicNetwork(sizes, examples)).toEqual(trainTopicNetwork(sizes, examples))
})

test('Where it knows no word, the classifier alone decides', () => {
  const agreed = createTopicNetwork(trainTopicNetwork(sizes, examples))
  const sure = Float64Array.of(0.2, 0.8)
  const nothing = agreed(sure, { features: Int32Array.of(), values: Float32Array.of() })
  expect(nothing[place]).toBeGreaterThan(0.6)
  const pair = agreed(sure, { features: Int32Array.of(names.length + 5), values: Float32Array.of(1) })
  expect(pair).toEqual(nothing)
})

test('A topic that the classifier takes for unlikely is not weighed', () => {
  const many = Float64Array.from({ length: 200 }, (_, topic) => topic / 19_900)
  const likely = likeliest(many)
  expect(likely).toHaveLength(64)
  expect(Math.min(...likely)).toBe(136)
})

test('The longest question has likelihoods, and they add up to one', () => {
  const agreed = createTopicNetwork(trainTopicNetwork(sizes, examples))
  const long = {
    features: Int32Array.from({ length: 4000 }, (_, at) => at % names.length),
    values: new Float32Array(4000).fill(9),
  }
  const [first = 0, second = 0] = agreed(even, long)
  expect(first + second).toBeCloseTo(1)
})

function vectorOf(text: string) {
  const words = text.split(' ')
  return {
    features: Int32Array.from(words, (word) => names.indexOf(word)),
    values: Float32Array.from(words, () => 1 / Math.sqrt(2 * words.length)),
  }
}
