import { termsOf, words } from '../language/french-text.ts'
import type { ReadQuestion } from './read-question.ts'

/** A way to ask for a topic: its words, and what they are about. */
type ReadAsk = { readonly words: readonly string[]; readonly terms: readonly string[] }

/** As many questions as a topic is taken to have been asked in everybody's words, before its own are counted. */
const commonAsks = 5

/**
 * How a topic is usually asked for, in the very words, small ones included: « jusqu'à », « chez », « à qui » tell apart
 * what terms alone confuse. From below 0 for words that other topics are asked for with, to above 0 for its own.
 */
export function createWording(asksByTopic: readonly (readonly ReadAsk[])[]) {
  const asked = asksByTopic.map((asks) => asks.map(({ words, terms }) => new Set([...words, ...terms.filter(isName)])))
  const uses = countUses(asked.flat())
  const total = asked.flat().length
  /** Of a word that a topic is never asked for with. */
  const oddsOfOthers = asked.map((asks) => Math.log(commonAsks / (asks.length + commonAsks)))
  /** By word, the topics that are asked for with it, and what it adds to the odds of the others. */
  const gains = Map.groupBy(
    asked.flatMap((asks, topic) => {
      const odds = (word: string, own: number) => {
        const everywhere = (uses.get(word) ?? 0) / total
        return Math.log((own + commonAsks * everywhere) / (asks.length + commonAsks) / everywhere)
      }
      return [...countUses(asks)].map(([word, own]) => ({ word, topic, gain: odds(word, own) - odds(word, 0) }))
    }),
    ({ word }) => word,
  )

  /** Reads the question once, then tells it of each topic. */
  return function wording(question: ReadQuestion): (topic: number) => number {
    const known = [...question.words, ...question.terms.keys().filter(isName)].filter((word) => uses.has(word))
    const gained = new Float64Array(asked.length)
    for (const word of known) {
      for (const { topic, gain } of gains.get(word) ?? []) gained[topic] = (gained[topic] ?? 0) + gain
    }
    return (topic) => (known.length === 0 ? 0 : (oddsOfOthers[topic] ?? 0) + (gained[topic] ?? 0) / known.length)
  }
}

export function readAsk(ask: string): ReadAsk {
  const list = words(ask)
  return { words: list, terms: termsOf(list).map(({ term }) => term) }
}

/** Of a synonym group: stands for words that no question happens to use. */
function isName(term: string) {
  return term.startsWith('@')
}

function countUses(asks: readonly ReadonlySet<string>[]) {
  const uses = new Map<string, number>()
  for (const ask of asks) for (const word of ask) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}
