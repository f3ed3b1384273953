import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWeights, smallWeights } from './small-weights.ts'

const outputs = 1000
const said = fc
  .dictionary(fc.integer({ min: 0, max: outputs - 1 }).map(String), fc.integer({ min: -1000, max: 1000 }))
  .map((weights) => Object.entries(weights).map(([output, weight]): [number, number] => [Number(output), weight]))
const features = fc.array(said)

test('What features say of outputs comes back, wherever those are and however much it weighs', () => {
  fc.assert(
    fc.property(features, (list) => {
      const packed = smallWeights(list)
      list.forEach((weights, feature) => {
        const expected = new Float64Array(outputs)
        for (const [output, weight] of weights) expected[output] = 2 * weight
        const scores = new Float64Array(outputs)
        addWeights(packed, feature, 2, scores)
        expect(scores).toEqual(expected)
      })
    }),
  )
})

test('Two bytes are enough for most', () => {
  const { gaps, weights } = smallWeights([[[3, 127]], [], [[258, -127]]])
  expect([...gaps]).toEqual([3, 255, 3])
  expect([...weights]).toEqual([127, 0, -127])
})

test('A feature that there is not says nothing', () => {
  const scores = new Float64Array(2)
  addWeights(smallWeights([[[1, 5]]]), 1, 1, scores)
  expect([...scores]).toEqual([0, 0])
})
