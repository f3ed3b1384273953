import hurried from './words/hurried-spelling.json' with { type: 'json' }

/** What hurried visitors type (without accents), and the words that they mean. */
export const smsSpelling: ReadonlyMap<string, string> = new Map(Object.entries(hurried))
