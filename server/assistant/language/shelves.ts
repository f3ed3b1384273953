/** By first letter, then by length: words of the same length one after the other. No word is an object of its own. */
export type Shelves = ReadonlyMap<string, readonly string[]>

/** On each shelf in the order in which they first come. */
export function shelvesOf(words: Iterable<string>): Shelves {
  return new Map(
    Map.groupBy(new Set(words), (word) => word.charAt(0))
      .entries()
      .map(([initial, list]) => {
        const byLength = Map.groupBy(list, (word) => word.length)
        const longest = Math.max(...byLength.keys())
        return [initial, Array.from({ length: longest + 1 }, (_, length) => byLength.get(length)?.join('') ?? '')]
      }),
  )
}

/** The words of that length which begin as this one does. */
export function shelfFor(shelves: Shelves, word: string, length: number): string {
  return shelves.get(word.charAt(0))?.[length] ?? ''
}

export function longestOn(shelves: Shelves, word: string): number {
  return (shelves.get(word.charAt(0))?.length ?? 0) - 1
}
