/**
 * For each of many features, what it says of some of the outputs, two bytes each. A weight that does not fit in its byte
 * stands there in parts; a gap that does not, in several, of which all but the last weigh nothing.
 */
export type SmallWeights = {
  /** By feature, where what it says ends. */
  readonly ends: Uint32Array
  /** How far an output is from the one before it. */
  readonly gaps: Uint8Array
  readonly weights: Int8Array
}

const widestGap = 255
const mostWeight = 127

/** Of each feature: outputs in their order, each with a whole number. */
export function smallWeights(features: readonly (readonly (readonly [output: number, weight: number])[])[]) {
  const gaps: number[] = []
  const weights: number[] = []
  const ends = Uint32Array.from(features, (said) => {
    let before = 0
    for (const [output, weight] of said) {
      for (; output - before > widestGap; before += widestGap) {
        gaps.push(widestGap)
        weights.push(0)
      }
      gaps.push(output - before)
      before = output
      let rest = weight
      for (; Math.abs(rest) > mostWeight; rest -= Math.sign(rest) * mostWeight) {
        weights.push(Math.sign(rest) * mostWeight)
        gaps.push(0)
      }
      weights.push(rest)
    }
    return gaps.length
  })
  return { ends, gaps: Uint8Array.from(gaps), weights: Int8Array.from(weights) } satisfies SmallWeights
}

/** Adds to the scores what a feature says of each output, so many times. */
export function addWeights(
  { ends, gaps, weights }: SmallWeights,
  feature: number,
  times: number,
  scores: Float64Array,
) {
  const end = ends[feature] ?? 0
  let output = 0
  for (let at = feature > 0 ? (ends[feature - 1] ?? 0) : 0; at < end; at++) {
    output += gaps[at] ?? 0
    scores[output] = (scores[output] ?? 0) + (weights[at] ?? 0) * times
  }
}
