import { longestOn, type Shelves, shelfFor } from './shelves.ts'

/** Finds the word that a shortened one begins: « compta » → « comptabilite », « intra » → « intracommunautaire ». */
export function createShortenedWord(shelves: Shelves): (word: string) => string | undefined {
  return function wholeWord(word) {
    if (word.length < shortest) return undefined
    for (let length = word.length + cutOff; length <= longestOn(shelves, word); length++) {
      const shelf = shelfFor(shelves, word, length)
      for (let at = 0; at < shelf.length; at += length) {
        if (shelf.startsWith(word, at)) return shelf.slice(at, at + length)
      }
    }
    return undefined
  }
}

const shortest = 4
/** A letter less would be a slip or another form of the word rather than a cut. */
const cutOff = 2
