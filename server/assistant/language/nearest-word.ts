import { editDistance } from '#server/edit-distance.ts'

type Candidate = { readonly word: string; readonly letters: number }

/**
 * Finds the word that a misspelt one stands for: one slip (a letter more, less, other, or two swapped) in words of five
 * letters or more, two in words of nine or more. The first letter must be right. Shorter words are too near to others:
 * « lune » to « lundi ».
 */
export function createNearestWord(vocabulary: Iterable<string>): (word: string) => string | undefined {
  const candidates = [...new Set(vocabulary)]
    .filter((word) => word.length >= 5)
    .map((word): Candidate => ({ word, letters: letterSet(word) }))
  const byInitialAndLength = Map.groupBy(candidates, ({ word }) => shelf(word.charAt(0), word.length))

  return function nearestWord(word) {
    if (word.length < 5 || /\d/.test(word)) return undefined
    if (word.startsWith('k')) return nearestTo(`c${word.slice(1)}`) ?? nearestTo(`qu${word.slice(1)}`)
    return nearestTo(word)
  }

  function nearestTo(word: string) {
    const letters = letterSet(word)
    let nearest: Candidate | undefined
    let smallest = word.length >= 9 ? 2 : 1
    // Of two words as near, the longer: fingers leave out a letter more often than they hit another. So longest first.
    for (let length = word.length + smallest; length >= word.length - smallest; length--) {
      for (const candidate of byInitialAndLength.get(shelf(word.charAt(0), length)) ?? []) {
        // A slip adds a letter to the set, takes one away, or both: most words are passed over without being read.
        if (count(candidate.letters ^ letters) > 2 * smallest) continue
        const slips = editDistance(word, candidate.word, smallest)
        if (slips < smallest || (slips === smallest && !nearest)) {
          nearest = candidate
          smallest = slips
        }
      }
    }
    return nearest?.word
  }
}

/** Which letters a word has, a bit each: two words that share few cannot be one slip apart. */
function letterSet(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function shelf(initial: string, length: number) {
  return `${initial}${length}`
}

/** How many of 32 bits are set, in pairs, then in fours, then in bytes. */
function count(bits: number) {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
