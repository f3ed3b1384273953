import { inflateSync } from 'node:zlib'

/** The colours of a PNG of 8 bits a channel without interlacing, as resvg writes it, each with how many pixels have it. */
export function coloursOf(png: Buffer): ReadonlyMap<string, number> {
  const { width, channels, data } = readChunks(png)
  const stride = width * channels
  const counts = new Map<number, number>()
  let above = new Uint8Array(stride)
  for (let at = 0; at < data.length; at += stride + 1) {
    const row = unfiltered(data.subarray(at + 1, at + 1 + stride), above, { filter: data[at] ?? 0, channels })
    for (let x = 0; x < stride; x += channels) {
      const colour = ((row[x] ?? 0) << 16) | ((row[x + 1] ?? 0) << 8) | (row[x + 2] ?? 0)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    above = row
  }
  return new Map([...counts].map(([colour, count]) => [`#${colour.toString(16).padStart(6, '0')}`, count]))
}

function readChunks(png: Buffer) {
  const width = png.readUInt32BE(16)
  const [depth, kind, , , interlace] = png.subarray(24, 29)
  const channels = kind === 6 ? 4 : kind === 2 ? 3 : 0
  if (depth !== 8 || channels === 0 || interlace !== 0) throw new Error('This PNG is none that this file can read.')
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return { width, channels, data: inflateSync(Buffer.concat(parts)) }
}

type Line = { readonly filter: number; readonly channels: number }

/** PNG, second edition, 9.2: none, sub, up, average, Paeth. */
function unfiltered(written: Uint8Array, above: Uint8Array, { filter, channels }: Line) {
  const row = new Uint8Array(written.length)
  for (let x = 0; x < row.length; x++) {
    const left = row[x - channels] ?? 0
    const up = above[x] ?? 0
    const corner = x < channels ? 0 : (above[x - channels] ?? 0)
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
    row[x] = (written[x] ?? 0) + guess
  }
  return row
}

function paeth(left: number, up: number, corner: number) {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
