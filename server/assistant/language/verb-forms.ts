import irregular from './words/irregular-verbs.json' with { type: 'json' }
import notVerbs from './words/not-verbs.json' with { type: 'json' }

/**
 * Forms of frequent irregular verbs, without accents, by their infinitive: the stemmer knows regular endings only. Forms
 * that are more often another word are left out (« part », « lit », « suis », « mis »).
 */
const infinitives: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).flatMap(([infinitive, forms]) => forms.map((form): [string, string] => [form, infinitive])),
)

/** Nouns and adjectives that end like a verb. */
const nounsLikeVerbs = new Set(notVerbs)

/** The form of a verb that the stemmer cuts as it cuts the others: « vendues » → « vendre », « gardons » → « garde ». */
export function regularForm(word: string): string {
  const infinitive = infinitives.get(word)
  if (infinitive) return infinitive
  if (word.length < 6 || nounsLikeVerbs.has(word)) return word
  return word
    .replace(/erons$/, 'er')
    .replace(/(?<![im])ons$/, 'e')
    .replace(/(?<!m)ent$/, 'e')
}
