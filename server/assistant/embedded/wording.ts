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
  const usesByTopic = asked.map(countUses)
  const uses = countUses(asked.flat())
  const total = asked.flat().length

  return function wording(question: ReadQuestion, topic: number): number {
    const known = [...question.words, ...question.terms.keys().filter(isName)].filter((word) => uses.has(word))
    if (known.length === 0) return 0
    const own = usesByTopic[topic]
    const size = asked[topic]?.length ?? 0
    let odds = 0
    for (const word of known) {
      const everywhere = (uses.get(word) ?? 0) / total
      const here = ((own?.get(word) ?? 0) + commonAsks * everywhere) / (size + commonAsks)
      odds += Math.log(here / everywhere)
    }
    return odds / known.length
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
