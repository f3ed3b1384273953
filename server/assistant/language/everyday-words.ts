import everyday from './words/everyday.json' with { type: 'json' }

/**
 * What people ask about in life and this site has nothing on. One of these makes a question off topic, unless the
 * question also speaks of what we do.
 */
export const everydayWords: readonly string[] = everyday
