import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type Learnt, learntOf } from './embedded/learn-topics.ts'
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
    return deserialize(readFileSync(join(build, knownFile)))
  } catch {
    return undefined
  }
}
