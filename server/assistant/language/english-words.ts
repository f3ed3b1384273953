import english from './words/english.json' with { type: 'json' }

/**
 * English words that visitors ask with, and the French words that stand for each, without accents. Those that are also
 * French words (« main », « chat », « sale ») are left out; those with a synonym group of their own are in synonyms.json.
 */
export const englishWords: ReadonlyMap<string, string> = new Map(Object.entries(english))
