import lists from './words/stop-words.json' with { type: 'json' }

/** Words that say nothing on the subject of a question, without accents. */
export const stopWords: ReadonlySet<string> = new Set(lists.empty)

/** Words so common in questions on anything that they hardly tell what this one is on: they count little. */
export const commonWords: ReadonlySet<string> = new Set(lists.common)

/** Phrases whose words would otherwise count. Written as in synonyms.json. */
export const emptyPhrases: readonly string[] = lists.emptyPhrases

/** What asks for the meaning of a word rather than for a fact about it. Written as in synonyms.json. */
export const meaningPhrases: readonly string[] = lists.meaningPhrases
