/** Many short lists of numbers in two arrays: a hundredth of the objects, and read from a file as they are. */
export type NumberLists = { readonly ends: Uint32Array; readonly numbers: Uint32Array }

export function packedLists(lists: readonly Iterable<number>[]): NumberLists {
  const numbers: number[] = []
  const ends = Uint32Array.from(lists, (list) => {
    for (const number of list) numbers.push(number)
    return numbers.length
  })
  return { ends, numbers: Uint32Array.from(numbers) }
}

export function listAt({ ends, numbers }: NumberLists, index: number): Uint32Array {
  return numbers.subarray(index > 0 ? ends[index - 1] : 0, ends[index])
}

/** For each of the first `count` numbers, which lists have it, in their order. */
export function listsWith(lists: NumberLists, count: number): NumberLists {
  const ends = new Uint32Array(count)
  for (const number of lists.numbers) ends[number] = (ends[number] ?? 0) + 1
  for (let number = 1; number < count; number++) ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0)
  const numbers = new Uint32Array(lists.numbers.length)
  const next = Uint32Array.from(ends, (_, number) => (number > 0 ? (ends[number - 1] ?? 0) : 0))
  for (let index = 0; index < lists.ends.length; index++) {
    for (const number of listAt(lists, index)) {
      const place = next[number] ?? 0
      numbers[place] = index
      next[number] = place + 1
    }
  }
  return { ends, numbers }
}
