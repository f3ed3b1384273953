/** Finds the word that a shortened one begins: « compta » → « comptabilite », « intra » → « intracommunautaire ». */
export function createShortenedWord(vocabulary: Iterable<string>): (word: string) => string | undefined {
  const byBeginning = Map.groupBy(
    [...new Set(vocabulary)].filter((word) => word.length >= shortest + cutOff),
    (word) => word.slice(0, shortest),
  )
  return function wholeWord(word) {
    if (word.length < shortest) return undefined
    return (byBeginning.get(word.slice(0, shortest)) ?? [])
      .filter((candidate) => candidate.startsWith(word) && candidate.length >= word.length + cutOff)
      .sort((a, b) => a.length - b.length)[0]
  }
}

const shortest = 4
/** A letter less would be a slip or another form of the word rather than a cut. */
const cutOff = 2
