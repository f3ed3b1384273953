import { textHash } from './text-hash.ts'

/**
 * Many names, each once, found by their hashes: one text and two lists of numbers, read from a file as they are. A map of
 * strings takes ten times the memory.
 */
export type PackedNames = {
  /** One after the other. */
  readonly text: string
  /** By place, where in the text a name ends. */
  readonly ends: Uint32Array
  /** By hash, the place of a name, from 1 on: at its own hash, or at the first one after it that was free. */
  readonly slots: Uint32Array
}

/** A name is known by its place: the first that comes has the first one. */
export function packedNames(names: Iterable<string>): PackedNames {
  const list = [...new Set(names)]
  let length = 0
  const ends = Uint32Array.from(list, (name) => {
    length += name.length
    return length
  })
  const slots = new Uint32Array(roomFor(list.length))
  const last = slots.length - 1
  list.forEach((name, place) => {
    let slot = textHash(name) & last
    while (slots[slot] !== 0) slot = (slot + 1) & last
    slots[slot] = place + 1
  })
  // Written anew: words that were cut from a text with a single « ’ » are held at two bytes a letter, as it is.
  return { text: Buffer.from(list.join('')).toString(), ends, slots }
}

export type Names = ReturnType<typeof readNames>

export function readNames({ text, ends, slots }: PackedNames) {
  const last = slots.length - 1

  function placeOf(name: string): number | undefined {
    let slot = textHash(name) & last
    for (let tried = 0; tried < slots.length; tried++) {
      const place = (slots[slot] ?? 0) - 1
      if (place < 0) return undefined
      const start = startOf(place)
      if (ends[place] === start + name.length && text.startsWith(name, start)) return place
      slot = (slot + 1) & last
    }
    return undefined
  }

  function startOf(place: number) {
    return place > 0 ? (ends[place - 1] ?? 0) : 0
  }

  function all(): string[] {
    return Array.from(ends, (end, place) => text.slice(startOf(place), end))
  }

  return { placeOf, has: (name: string) => placeOf(name) !== undefined, all }
}

/** A power of two. At least half stays free: what is looked for is at its hash, or a step or two after it. */
function roomFor(names: number) {
  return 2 ** Math.ceil(Math.log2(2 * names + 1))
}
