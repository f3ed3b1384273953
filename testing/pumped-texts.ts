/** What stands for the classes that regular expressions name without spelling them out. */
const classes = [' ', '\n', 'a', 'é', 'A', '1', '.', ',', '-', '/', '_', '\u0301']
const mostOwn = 16
/** A letter, then what is none of the classes, then what no class of other than words has: one of them leads nowhere. */
const end = 'a\u0001_'

/** Texts made to have a regular expression try again and again: its own characters and words, repeated, that lead nowhere. */
export function* pumpedTexts(pattern: string, size: number): Generator<string, undefined> {
  const pieces = [...new Set([...classes, ...ownPieces(pattern)])]
  for (const piece of pieces) {
    const run = piece.repeat(size / piece.length)
    yield `${run}${end}`
    for (const before of pieces) {
      if (before === piece) continue
      yield `${before}${run}${end}`
      yield `${(before + piece).repeat(size / (before.length + piece.length))}${end}`
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
