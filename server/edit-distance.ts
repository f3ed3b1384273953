/** As long as the longest words that are compared; what is longer is no slip of a known word. */
const longest = 48
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const

/**
 * How many slips (a letter more, less, other, or two swapped) lie between two words: optimal string alignment distance,
 * worked out only where it can stay within `most`. Above `most` it only says so.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a.length > longest || b.length > longest || Math.abs(a.length - b.length) > most) return most + 1
  const tooMany = most + 1
  let [beforeLast, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, tooMany)
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most)
    const to = Math.min(b.length, i + most)
    row[from - 1] = from === 1 ? Math.min(i, tooMany) : tooMany
    if (to < b.length) row[to + 1] = tooMany
    let least = row[from - 1] ?? tooMany
    for (let j = from; j <= to; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let best = Math.min(
        (j > i - 1 + most ? tooMany : (last[j] ?? tooMany)) + 1,
        (row[j - 1] ?? tooMany) + 1,
        (last[j - 1] ?? tooMany) + (isSame ? 0 : 1),
        tooMany,
      )
      const isSwapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwapped) best = Math.min(best, (beforeLast[j - 2] ?? tooMany) + 1)
      row[j] = best
      if (best < least) least = best
    }
    if (least > most) return tooMany
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(last[b.length] ?? tooMany, tooMany)
}
