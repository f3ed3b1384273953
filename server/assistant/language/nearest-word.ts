import { editDistance } from '#server/edit-distance.ts'

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
      const slips = editDistance(word, candidate, smallest)
      // Of two words as near, the longer: fingers leave out a letter more often than they hit another.
      if (slips < smallest || (slips === smallest && candidate.length > (nearest?.length ?? 0))) {
        nearest = candidate
        smallest = slips
      }
    }
    return nearest
  }
}
