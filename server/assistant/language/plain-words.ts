import plain from './words/plain.json' with { type: 'json' }

/**
 * Verbs, adjectives, adverbs and nouns of any conversation, without accents. Where no answer is asked for with one of
 * them, it hardly tells what the question is on: unlike a rare word, it is no sign that the answer is elsewhere.
 */
export const plainWords: readonly string[] = plain
