const straight = 0x27
const curly = 0x2019

/**
 * A font (sfnt) that draws « ' » as « ’ »: authors, the specification and visitors type the first, readers see the second
 * everywhere, and what is copied, searched or compared stays as it was typed.
 */
export function drawApostropheCurly(font: Buffer): Buffer {
  const { offset, length } = tableOf(font, 'cmap')
  const glyphs = readCharacterMap(font.subarray(offset, offset + length))
  const glyph = glyphs.get(curly)
  if (glyph === undefined) throw new Error("The font has no « ’ » to draw « ' » with: add it to its characters.")
  return replaceTable(font, 'cmap', writeCharacterMap(glyphs.set(straight, glyph)))
}

function tableOf(font: Buffer, wanted: string) {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === wanted) {
      return { entry, offset: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) }
    }
  }
  throw new Error(`The font has no table « ${wanted} ».`)
}

/** The table goes to the end; nobody asks for what stood in its old place. */
function replaceTable(font: Buffer, name: string, table: Buffer) {
  const { entry } = tableOf(font, name)
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4)
  const replaced = Buffer.concat([font, padding, table])
  replaced.writeUInt32BE(font.length + padding.length, entry + 8)
  replaced.writeUInt32BE(table.length, entry + 12)
  return replaced
}

/** Characters of the basic plane to glyphs: the format 4 of OpenType's `cmap`. */
function readCharacterMap(table: Buffer) {
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.readUInt32BE(4 + 8 * index + 4))
  const start = subtables.find((offset) => table.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4.')
  const segments = table.readUInt16BE(start + 6) / 2
  const ends = start + 14
  const starts = ends + 2 * segments + 2
  const deltas = starts + 2 * segments
  const ranges = deltas + 2 * segments
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segments; segment++) {
    const first = table.readUInt16BE(starts + 2 * segment)
    const last = table.readUInt16BE(ends + 2 * segment)
    const delta = table.readUInt16BE(deltas + 2 * segment)
    const range = table.readUInt16BE(ranges + 2 * segment)
    for (let character = first; character <= last && character < 0xffff; character++) {
      const listed = range && table.readUInt16BE(ranges + 2 * segment + range + 2 * (character - first))
      const glyph = range ? listed && (listed + delta) & 0xffff : (character + delta) & 0xffff
      if (glyph) glyphs.set(character, glyph)
    }
  }
  return glyphs
}

function writeCharacterMap(glyphs: ReadonlyMap<number, number>) {
  const segments: { first: number; last: number; delta: number }[] = []
  for (const [character, glyph] of [...glyphs].sort(([one], [other]) => one - other)) {
    const segment = segments.at(-1)
    const delta = (glyph - character) & 0xffff
    if (segment && segment.last === character - 1 && segment.delta === delta) segment.last = character
    else segments.push({ first: character, last: character, delta })
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 })
  const power = 2 ** Math.floor(Math.log2(segments.length))
  const numbers = [
    // One subtable, for Unicode on Windows, which is what browsers read.
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + 8 * segments.length, 0, 2 * segments.length],
    ...[2 * power, Math.log2(power), 2 * (segments.length - power)],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]
  const table = Buffer.alloc(2 * numbers.length)
  for (const [index, number] of numbers.entries()) table.writeUInt16BE(number, 2 * index)
  return table
}
