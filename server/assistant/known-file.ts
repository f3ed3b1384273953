import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type Learnt, learntOf } from './embedded/learn-topics.ts'
import type { NumberLists } from './embedded/number-lists.ts'
import type { CreatedTopics } from './embedded/topics.ts'

/** Written by the build, into its folder. */
export const knownFile = 'assistant.bin'

type KnownByBuild = Pick<CreatedTopics, 'topics' | 'missing' | 'lost'> & { readonly learnt: Learnt }

/**
 * What the embedded assistant needs to answer, in V8's own format: numbers come back in the arrays that they are used
 * from. Of the ways to ask, learnt is what they taught, and the first alone is ever shown.
 */
export function writtenKnown({ topics, missing, lost }: CreatedTopics): Buffer {
  const known: KnownByBuild = {
    topics: topics.map(({ inPhrases, ...topic }) => ({ ...topic, asks: [topic.asks[0]] })),
    missing,
    lost,
    learnt: learntOf(topics),
  }
  return serialize(known)
}

/** Nothing where there is none: a build from before, or none at all. */
export function readKnown(build: string): KnownByBuild | undefined {
  try {
    const known: KnownByBuild = deserialize(readFileSync(join(build, knownFile)))
    return { ...known, learnt: withOwnNumbers(known.learnt) }
  } catch {
    return undefined
  }
}

/** They come as views of the whole file, whose texts would be held twice. */
function withOwnNumbers({ asks, answers, weights, ...texts }: Learnt): Learnt {
  const own = ({ ends, numbers }: NumberLists) => ({ ends: ends.slice(), numbers: numbers.slice() })
  return {
    ...texts,
    asks: { topics: asks.topics.slice(), terms: own(asks.terms) },
    answers: own(answers),
    weights: {
      names: weights.names,
      rarities: weights.rarities.slice(),
      ends: weights.ends.slice(),
      topics: weights.topics.slice(),
      weights: weights.weights.slice(),
    },
  }
}
