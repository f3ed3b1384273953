import { createVarintReader, createVarintWriter } from './varints.ts'

/**
 * Many names, each once and in the order of their bytes: of each, only what the one before it does not begin with. A list
 * of strings takes ten times the memory, a map of them twenty.
 */
export type PackedNames = {
  readonly count: number
  readonly bytes: Uint8Array
  /** Where in the bytes every block begins. Its first name is written whole. */
  readonly starts: Uint32Array
}

const inBlock = 16

/** A name is known by its place in the order, whatever order they come in. */
export function packedNames(names: Iterable<string>): PackedNames {
  const sorted = [...new Set(names)].map((name) => Buffer.from(name)).sort(Buffer.compare)
  const writer = createVarintWriter()
  const starts: number[] = []
  sorted.forEach((name, place) => {
    const before = place % inBlock === 0 ? undefined : sorted[place - 1]
    if (!before) starts.push(writer.length())
    const shared = before ? beginningOf(name, before) : 0
    writer.write(shared)
    writer.write(name.length - shared)
    writer.writeBytes(name.subarray(shared))
  })
  return { count: sorted.length, bytes: writer.written(), starts: Uint32Array.from(starts) }
}

export type Names = ReturnType<typeof readNames>

export function readNames({ count, bytes, starts }: PackedNames) {
  /** One for all: a question looks up hundreds of names. */
  const reader = createVarintReader(bytes)

  function placeOf(name: string): number | undefined {
    const asked = Buffer.from(name)
    const block = blockOf(asked)
    if (block < 0) return undefined
    reader.moveTo(starts[block] ?? 0)
    const last = Math.min(count, (block + 1) * inBlock)
    /** How many bytes the name before has in common with the one that is asked for, which comes after it. */
    let common = 0
    for (let place = block * inBlock; place < last; place++) {
      const shared = reader.next()
      const length = reader.next()
      const from = reader.at()
      reader.moveTo(from + length)
      if (shared > common) continue
      if (shared < common) return undefined
      while (common < shared + length && common < asked.length && bytes[from + common - shared] === asked[common]) {
        common++
      }
      if (common === shared + length && common === asked.length) return place
      if (
        common === asked.length ||
        (common < shared + length && (bytes[from + common - shared] ?? 0) > (asked[common] ?? 0))
      )
        return undefined
    }
    return undefined
  }

  /** The last whose first name does not come after it; -1 where all do. */
  function blockOf(asked: Buffer) {
    let [first, end] = [0, starts.length]
    while (first < end) {
      const middle = (first + end) >>> 1
      if (isBeforeBlock(asked, middle)) end = middle
      else first = middle + 1
    }
    return first - 1
  }

  function isBeforeBlock(asked: Buffer, block: number) {
    reader.moveTo(starts[block] ?? 0)
    reader.next()
    const end = reader.next() + reader.at()
    return asked.compare(bytes, reader.at(), Math.min(end, bytes.length)) < 0
  }

  function all(): string[] {
    reader.moveTo(0)
    let name = Buffer.alloc(0)
    return Array.from({ length: count }, () => {
      const shared = reader.next()
      const length = reader.next()
      const from = reader.at()
      reader.moveTo(from + length)
      name = Buffer.concat([name.subarray(0, shared), bytes.subarray(from, from + length)])
      return name.toString()
    })
  }

  return { placeOf, has: (name: string) => placeOf(name) !== undefined, all }
}

function beginningOf(name: Buffer, before: Buffer) {
  let shared = 0
  while (shared < name.length && name[shared] === before[shared]) shared++
  return shared
}
