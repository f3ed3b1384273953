/** Words of the first company's story, and of its legal mentions, that stand in no fact of its own. */
const storyWords =
  /delambre|arpentage|m[ée]ridien|meridian|dunkerque|barcelon|triangul|relevé depuis|toises?\b|présidente\b|computer programming/i

/** Public bodies and the hour of the country: these are everybody's. */
const everybodys = [
  /75334 Paris Cedex 07/g,
  /75342 Paris CEDEX 07/g,
  /heure de Paris/g,
  /Paris time/g,
  /Europe\/Paris/g,
]

/** What of the first company's brand, word by word or colour by colour, stands in a text that is the second's. */
export function tracesIn(text: string, first: readonly string[], second: readonly string[]): string[] {
  const read = everybodys.reduce((rest, words) => rest.replaceAll(words, ''), plain(text))
  const known = second.map(plain)
  const facts = [...new Set(first.map(plain))].filter((fact) => fact.length > 3 && !known.includes(fact))
  const found = facts.filter(
    (fact) =>
      read.includes(fact) && new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(fact)}(?![\\p{L}\\d])`, 'u').test(read),
  )
  return [...found, ...(storyWords.exec(read) ?? [])]
}

/** Every text, and every coordinate, in a value of content/brand/. */
export function factsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return Number.isInteger(value) ? [] : [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(factsOf)
}

function plain(text: string) {
  return text
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/[\u00a0\u202f]|\\xA0|\\u202F/g, ' ')
}
