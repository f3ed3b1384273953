/** Of what is asked: its features, and how much each weighs. */
export type Vector = { readonly features: Int32Array; readonly values: Float32Array }

/**
 * Of one feature: so many topics and groups, what it says of each, and of that what the last round changed, by how late
 * in it: without it remains the mean of the round, which no single phrase sways. There may be room for more.
 */
type Said = { count: number; outputs: Uint16Array; weights: Float32Array; late: Float32Array }

/** A topic that is surely not meant is left as it is: most of the work is saved. */
const negligible = 0.01
/** Weights are kept in hundredths, and the least of them are not. */
export const hundredths = 100
const leastWeight = 5
/** Of how many topics and groups a feature may speak before it needs more room. */
const firstRoom = 4

/**
 * Learns in place. A feature speaks for or against a tenth of the topics and groups: what it says of them stands side by
 * side, as it is read far more often than it is found by its topic.
 */
export function createTopicModel(features: number, groups: readonly number[]) {
  const outputs = outputsOf(groups)
  const said = Array.from(
    { length: features },
    (): Said => ({
      count: 0,
      outputs: new Uint16Array(firstRoom),
      weights: new Float32Array(firstRoom),
      late: new Float32Array(firstRoom),
    }),
  )
  /** By feature and output, its place in these lists, from 1 on. */
  const places = new Uint16Array(features * outputs)
  const scores = new Float64Array(outputs)

  function predict({ features: list, values }: Vector) {
    scores.fill(0)
    for (let at = 0; at < list.length; at++) {
      const value = values[at] ?? 0
      const about = said[list[at] ?? 0]
      if (!about) continue
      const { count, outputs, weights } = about
      for (let place = 0; place < count; place++) {
        const output = outputs[place] ?? 0
        scores[output] = (scores[output] ?? 0) + (weights[place] ?? 0) * value
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
    for (let at = 0; at < vector.features.length; at++) {
      const feature = vector.features[at] ?? 0
      const about = said[feature]
      if (!about) continue
      const step = (vector.values[at] ?? 0) * rate
      for (const output of wrong) {
        const place = placeOf(feature, output, about)
        const change = step * (scores[output] ?? 0)
        about.weights[place] = (about.weights[place] ?? 0) - change
        if (lateness > 0) about.late[place] = (about.late[place] ?? 0) - change * lateness
      }
    }
  }

  function placeOf(feature: number, output: number, about: Said) {
    const at = feature * outputs + output
    const known = places[at] ?? 0
    if (known > 0) return known - 1
    if (about.count === about.outputs.length) makeRoom(about)
    about.outputs[about.count++] = output
    places[at] = about.count
    return about.count - 1
  }

  /** Of one feature: what it says of which topics, in their order. */
  function weightsOf(feature: number): [topic: number, weight: number][] {
    const list: [number, number][] = []
    const { count, outputs, weights, late } = said[feature] ?? { count: 0, outputs: [], weights: [], late: [] }
    for (let place = 0; place < count; place++) {
      const weight = Math.round(((weights[place] ?? 0) - (late[place] ?? 0)) * hundredths)
      if (Math.abs(weight) >= leastWeight) list.push([outputs[place] ?? 0, weight])
    }
    return list.sort(([a], [b]) => a - b)
  }

  return { learn, predict, weightsOf }
}

/** One for each topic, then one for each group. */
export function outputsOf(groups: readonly number[]) {
  return groups.length + Math.max(-1, ...groups) + 1
}

export function likelihoodsOf(scores: Float64Array, groups: readonly number[]) {
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

function makeRoom(about: Said) {
  const room = about.outputs.length * 2
  const { outputs, weights, late } = about
  about.outputs = new Uint16Array(room)
  about.weights = new Float32Array(room)
  about.late = new Float32Array(room)
  about.outputs.set(outputs)
  about.weights.set(weights)
  about.late.set(late)
}
