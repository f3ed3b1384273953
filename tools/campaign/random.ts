export type Random = ReturnType<typeof createRandom>

/** The same numbers for the same seed (mulberry32): what a fuzzed request did can be done again. */
export function createRandom(seed: number) {
  let state = seed >>> 0

  function below(limit: number) {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  function pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[below(items.length)] ?? items[0]
  }

  return { below, pick }
}
