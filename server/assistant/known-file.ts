import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type Learnt, learntOf } from './embedded/learn-topics.ts'
import type { TopicWeights } from './embedded/topic-classifier.ts'
import type { CreatedTopics } from './embedded/topics.ts'

/** Written by the build, into its folder. */
export const knownFile = 'assistant.bin'

type Numbers = Pick<Learnt, 'asks' | 'answers'> & { readonly weights: Omit<TopicWeights, 'names'> }
type Texts = Omit<KnownByBuild, 'learnt'> & {
  readonly learnt: Omit<Learnt, keyof Numbers>
  readonly names: TopicWeights['names']
}
type KnownByBuild = Pick<CreatedTopics, 'topics' | 'missing' | 'lost'> & { readonly learnt: Learnt }

/**
 * What the embedded assistant needs to answer, in V8's own format: numbers come back in the arrays that they are used
 * from. Of the ways to ask, learnt is what they taught, and the first alone is ever shown. The numbers stand apart from
 * the texts, because reading keeps all of the memory that they came in.
 */
export function writtenKnown({ topics, missing, lost }: CreatedTopics): Buffer {
  const { asks, answers, weights, ...learnt } = learntOf(topics)
  const { names, ...numbers } = weights
  const texts: Texts = {
    topics: topics.map(({ inPhrases, ...topic }) => ({ ...topic, asks: [topic.asks[0]] })),
    missing,
    lost,
    learnt,
    names,
  }
  const written = serialize(texts)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(written.length)
  return Buffer.concat([length, written, serialize({ asks, answers, weights: numbers } satisfies Numbers)])
}

/** Nothing where there is none: a build from before, or none at all. */
export function readKnown(build: string): KnownByBuild | undefined {
  try {
    const file = readFileSync(join(build, knownFile))
    const end = 4 + file.readUInt32LE()
    const { names, learnt, ...texts }: Texts = deserialize(file.subarray(4, end))
    const { weights, ...numbers }: Numbers = deserialize(Buffer.from(file.subarray(end)))
    return { ...texts, learnt: { ...learnt, ...numbers, weights: { ...weights, names } } }
  } catch {
    return undefined
  }
}
