import { editDistance } from '#server/edit-distance.ts'
import { type Shelves, shelfFor } from './shelves.ts'

/**
 * Finds the word that a misspelt one stands for: one slip (a letter more, less, other, or two swapped) in words of five
 * letters or more, two in words of nine or more. The first letter must be right. Shorter words are too near to others:
 * « lune » to « lundi ».
 */
export function createNearestWord(shelves: Shelves): (word: string) => string | undefined {
  return function nearestWord(word) {
    if (word.length < shortest || /\d/.test(word)) return undefined
    if (word.startsWith('k')) return nearestTo(`c${word.slice(1)}`) ?? nearestTo(`qu${word.slice(1)}`)
    return nearestTo(word)
  }

  function nearestTo(word: string) {
    const letters = letterSet(word, 0, word.length)
    let nearest: string | undefined
    let smallest = word.length >= 9 ? 2 : 1
    // Of two words as near, the longer: fingers leave out a letter more often than they hit another. So longest first.
    for (let length = word.length + smallest; length >= Math.max(shortest, word.length - smallest); length--) {
      const shelf = shelfFor(shelves, word, length)
      for (let at = 0; at < shelf.length; at += length) {
        // A slip adds a letter to the set, takes one away, or both: most words are passed over without being read.
        if (count(letterSet(shelf, at, at + length) ^ letters) > 2 * smallest) continue
        const candidate = shelf.slice(at, at + length)
        const slips = editDistance(word, candidate, smallest)
        if (slips < smallest || (slips === smallest && !nearest)) {
          nearest = candidate
          smallest = slips
        }
      }
    }
    return nearest
  }
}

const shortest = 5

/** Which letters a word has, a bit each: two words that share few cannot be one slip apart. */
function letterSet(text: string, from: number, end: number): number {
  let letters = 0
  for (let at = from; at < end; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** How many of 32 bits are set, in pairs, then in fours, then in bytes. */
function count(bits: number) {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
