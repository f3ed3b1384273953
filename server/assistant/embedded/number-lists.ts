/** In two bytes each where all of them fit, in four otherwise. */
export type Numbers = Uint16Array | Uint32Array

/** Many short lists of numbers in two arrays: a hundredth of the objects, and read from a file as they are. */
export type NumberLists = { readonly ends: Uint32Array; readonly numbers: Numbers }

const fitInTwoBytes = 2 ** 16

/** `below` is more than any of them. */
function roomFor(length: number, below: number): Numbers {
  return below <= fitInTwoBytes ? new Uint16Array(length) : new Uint32Array(length)
}

export function packedNumbers(list: readonly number[]): Numbers {
  const numbers = roomFor(list.length, list.reduce((most, number) => Math.max(most, number), 0) + 1)
  numbers.set(list)
  return numbers
}

export function packedLists(lists: readonly Iterable<number>[]): NumberLists {
  const numbers: number[] = []
  const ends = Uint32Array.from(lists, (list) => {
    for (const number of list) numbers.push(number)
    return numbers.length
  })
  return { ends, numbers: packedNumbers(numbers) }
}

export function listAt({ ends, numbers }: NumberLists, index: number): Numbers {
  return numbers.subarray(index > 0 ? ends[index - 1] : 0, ends[index])
}

/** For each of the first `count` numbers, which lists have it, in their order. */
export function listsWith(lists: NumberLists, count: number): NumberLists {
  const ends = new Uint32Array(count)
  for (const number of lists.numbers) ends[number] = (ends[number] ?? 0) + 1
  for (let number = 1; number < count; number++) ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0)
  const numbers = roomFor(lists.numbers.length, lists.ends.length)
  const next = Uint32Array.from(ends, (_, number) => (number > 0 ? (ends[number - 1] ?? 0) : 0))
  let at = 0
  for (let index = 0; index < lists.ends.length; index++) {
    for (const end = lists.ends[index] ?? 0; at < end; at++) {
      const number = lists.numbers[at] ?? 0
      const place = next[number] ?? 0
      numbers[place] = index
      next[number] = place + 1
    }
  }
  return { ends, numbers }
}
