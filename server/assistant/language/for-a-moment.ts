/**
 * What was found for a key is not looked for again until the work at hand is done, and forgotten then: the words of a question
 * are as personal as the question. While a build learns, that is all of its words.
 */
export function forAMoment<Key, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<Key, readonly [Found]>()
  return (key) => {
    const before = known.get(key)
    if (before) return before[0]
    if (known.size === 0) setImmediate(() => known.clear())
    const found = find(key)
    known.set(key, [found])
    return found
  }
}
