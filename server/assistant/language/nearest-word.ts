/**
 * Finds the word that a misspelt one stands for: one slip (a letter more, less, other, or two swapped) in words of five
 * letters or more, two in words of nine or more. The first letter must be right. Shorter words are too near to others:
 * « lune » to « lundi ».
 */
export function createNearestWord(vocabulary: Iterable<string>): (word: string) => string | undefined {
  const byInitial = Map.groupBy(
    [...new Set(vocabulary)].filter((word) => word.length >= 5),
    (word) => word.charAt(0),
  )
  return function nearestWord(word) {
    if (word.length < 5 || /\d/.test(word)) return undefined
    if (word.startsWith('k')) return nearestTo(`c${word.slice(1)}`) ?? nearestTo(`qu${word.slice(1)}`)
    return nearestTo(word)
  }

  function nearestTo(word: string) {
    let nearest: string | undefined
    let smallest = word.length >= 9 ? 2 : 1
    for (const candidate of byInitial.get(word.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - word.length) > smallest) continue
      const slips = distance(word, candidate, smallest)
      // Of two words as near, the longer: fingers leave out a letter more often than they hit another.
      if (slips < smallest || (slips === smallest && candidate.length > (nearest?.length ?? 0))) {
        nearest = candidate
        smallest = slips
      }
    }
    return nearest
  }
}

/** Optimal string alignment distance; above `most` it only says so. */
function distance(a: string, b: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(best)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[b.length] ?? most + 1
}
