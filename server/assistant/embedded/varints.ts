/** Numbers from 0 on, in as few bytes as each needs: seven bits in one, the eighth says that more follow. */
export function createVarintWriter() {
  const bytes: number[] = []
  return {
    write(number: number) {
      let rest = number
      for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
      bytes.push(rest)
    },
    writeBytes(more: Iterable<number>) {
      for (const byte of more) bytes.push(byte)
    },
    length: () => bytes.length,
    written: () => Uint8Array.from(bytes),
  }
}

/** Past the end there are only zeros. */
export function createVarintReader(bytes: Uint8Array, from = 0) {
  let at = from
  return {
    next(): number {
      let number = 0
      for (let shift = 0; shift < 32; shift += 7) {
        const byte = bytes[at++] ?? 0
        number |= (byte & 127) << shift
        if (byte < 128) break
      }
      return number >>> 0
    },
    at: () => at,
    moveTo(place: number) {
      at = place
    },
  }
}

/** A number of either sign as one from 0 on, small where it is near 0. */
export function unsigned(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number
}

export function signed(number: number): number {
  return number % 2 === 0 ? number / 2 : -(number + 1) / 2
}
