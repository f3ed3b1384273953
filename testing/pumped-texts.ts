/** What stands for the classes that regular expressions name without spelling them out. */
const classes = [' ', '\n', 'a', 'é', 'A', '1', '.', ',', '-', '/', '_', '\u0301']
const mostOwn = 16

/** Texts made to have a regular expression try again and again: its own characters and words, repeated, that lead nowhere. */
export function* pumpedTexts(pattern: string, size: number): Generator<string, undefined> {
  const pieces = [...new Set([...classes, ...ownPieces(pattern)])]
  for (const piece of pieces) {
    const run = piece.repeat(size / piece.length)
    yield `${run}\u0001`
    for (const before of pieces) {
      if (before === piece) continue
      yield `${before}${run}\u0001`
      yield `${(before + piece).repeat(size / (before.length + piece.length))}\u0001`
    }
  }
  return undefined
}

function ownPieces(pattern: string) {
  const spelt = pattern
    .replace(/\\[pP]\{[^}]*\}|\\u[0-9a-f]{4}|\(\?<?[!=:]|\(\?<\w+>|\\[a-zA-Z]/g, ' ')
    .replaceAll('\\', '')
  const runs = spelt.match(/[\p{L}\d=<>/@:'#*`-]{2,}/gu) ?? []
  return [...runs, ...spelt.replace(/[\p{L}\p{N}\s]/gu, '')].slice(0, mostOwn)
}
