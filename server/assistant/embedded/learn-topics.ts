import { createHash } from 'node:crypto'
import { terms, termsOf, words } from '../language/french-text.ts'
import type { Topic } from './topic.ts'
import { type ReadAsk, type TopicWeights, trainTopicClassifier } from './topic-classifier.ts'

/** All that is read and learnt from the topics before the first question: seconds of work, done by the build. */
export type Learnt = {
  /** Of the topics that it was learnt from: another content needs another. */
  readonly key: string
  /** Every word of the ways to ask. */
  readonly words: readonly string[]
  /** By topic: the terms of each way to ask, and those of the answer. */
  readonly asks: readonly (readonly (readonly string[])[])[]
  readonly answers: readonly (readonly string[])[]
  readonly weights: TopicWeights
}

/** Of an answer, as many sentences as are learnt from. */
const mostSentences = 6
const known = new Map<string, Learnt>()

/** Learnt now, once in a process. */
export function learntOf(topics: readonly Topic[]): Learnt {
  const key = keyOf(topics)
  const learnt = known.get(key) ?? learnTopics(topics, key)
  known.set(key, learnt)
  return learnt
}

/** What was learnt before, if it was of these topics. */
export function learntBefore(topics: readonly Topic[], learnt: Learnt | undefined): Learnt | undefined {
  return learnt?.key === keyOf(topics) ? learnt : undefined
}

function keyOf(topics: readonly Topic[]) {
  const hash = createHash('sha256')
  for (const { id, asks, answer, english = '' } of topics) hash.update([id, ...asks, answer, english].join('\n'))
  return hash.digest('hex')
}

function learnTopics(topics: readonly Topic[], key: string): Learnt {
  const asks = topics.map((topic) => topic.asks.map(readAsk))
  return {
    key,
    words: [...new Set(asks.flat().flatMap((ask) => ask.words))],
    ...termsIn(topics, asks),
    weights: trainTopicClassifier(topics.map((topic, at) => [...(asks[at] ?? []), ...toldIn(topic)])),
  }
}

/** What is compared of topics that need no classifier. */
export function readTopics(topics: readonly Topic[]) {
  return termsIn(
    topics,
    topics.map(({ asks }) => asks.map(readAsk)),
  )
}

function termsIn(topics: readonly Topic[], asks: readonly (readonly ReadAsk[])[]) {
  return {
    asks: asks.map((ways) => ways.map((way) => way.terms)),
    answers: topics.map(({ answer }) => [...new Set(terms(answer))]),
  }
}

/** Whoever asks in the words of an answer asks for it. */
function toldIn({ kind, answer, english }: Topic): ReadAsk[] {
  if (kind !== 'fact') return []
  const sentences = answer.split(/(?<=[.!?]) |\n/).filter((sentence) => sentence.length > 20)
  return [...sentences.slice(0, mostSentences), ...(english ? [english] : [])].map(readAsk)
}

function readAsk(ask: string): ReadAsk {
  const list = words(ask)
  return { words: list, terms: termsOf(list).map(({ term }) => term) }
}
