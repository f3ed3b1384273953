import { createHash } from 'node:crypto'
import { englishWords } from '../language/english-words.ts'
import { terms, termsOf, words } from '../language/french-text.ts'
import { smsSpelling } from '../language/sms-spelling.ts'
import { commonWords, stopWords } from '../language/stop-words.ts'
import { synonyms } from '../language/synonyms.ts'
import { languageOf } from '../language/which-language.ts'
import { type NumberLists, type Numbers, packedLists, packedNumbers } from './number-lists.ts'
import { type PackedNames, packedNames, readNames } from './packed-names.ts'
import { englishTerm } from './read-question.ts'
import type { Topic } from './topic.ts'
import { type ReadAsk, type TopicWeights, trainTopicClassifier } from './topic-classifier.ts'
import { groupsOf } from './topic-families.ts'

/** All that is read and learnt from the topics before the first question: seconds of work, done by the build. */
export type Learnt = {
  /** Of the topics that it was learnt from and of the words that they were read by: others need another. */
  readonly key: string
  /** Every word of the ways to ask, with a space between them: a list would take five times the memory. */
  readonly words: string
  /** Every term of the ways to ask and of the answers. The others know it by its place here. */
  readonly terms: PackedNames
  /** The ways to ask, those of the first topic first: the topic of each, and its terms, each once. None stands twice. */
  readonly asks: { readonly topics: Numbers; readonly terms: NumberLists }
  /** By topic: the terms of the answer, each once. */
  readonly answers: NumberLists
  readonly weights: TopicWeights
}

/** Of an answer, as many sentences as are learnt from. */
const mostSentences = 6
const known = new Map<string, Learnt>()

/** Learnt now, once in a process. */
export function learntOf(topics: readonly Topic[]): Learnt {
  const key = keyOf(topics)
  const learnt = known.get(key) ?? learnTopics(topics, key, false)
  known.set(key, learnt)
  return learnt
}

/** With all that can be learnt, which takes twice as long: for a build. */
export function thoroughlyLearnt(topics: readonly Topic[]): Learnt {
  return learnTopics(topics, keyOf(topics), true)
}

/** What was learnt before, if it was of these topics. */
export function learntBefore(topics: readonly Topic[], learnt: Learnt | undefined): Learnt | undefined {
  return learnt?.key === keyOf(topics) ? learnt : undefined
}

function keyOf(topics: readonly Topic[]) {
  const lists = [englishWords, smsSpelling, commonWords, stopWords].map((list) => [...list])
  const hash = createHash('sha256').update(JSON.stringify([synonyms, ...lists]))
  for (const { id, asks, answer, english = '' } of topics) hash.update([id, ...asks, answer, english].join('\n'))
  return hash.digest('hex')
}

function learnTopics(topics: readonly Topic[], key: string, isThorough: boolean): Learnt {
  const asks = topics.map((topic) => topic.asks.map(readAsk))
  return {
    key,
    words: [...new Set(asks.flat().flatMap((ask) => ask.words))].join(' '),
    ...termsIn(topics, asks),
    weights: trainTopicClassifier(
      topics.map((topic, at) => [...(asks[at] ?? []), ...toldIn(topic)]),
      groupsOf(topics),
      isThorough,
    ),
  }
}

/** What is compared of topics that need no classifier. */
export type ReadTopics = Pick<Learnt, 'terms' | 'asks' | 'answers'>

export function readTopics(topics: readonly Topic[]): ReadTopics {
  return termsIn(
    topics,
    topics.map(({ asks }) => asks.map(readAsk)),
  )
}

function termsIn(topics: readonly Topic[], asks: readonly (readonly ReadAsk[])[]): ReadTopics {
  const told = topics.map(({ answer }) => terms(answer))
  const packed = packedNames([...asks.flat().flatMap((way) => way.terms), ...told.flat()])
  const { placeOf } = readNames(packed)
  const placesOf = (list: readonly string[]) => [...new Set(list)].map((term) => placeOf(term) ?? 0)
  const ways = asks.flatMap((list, topic) =>
    distinct(list.map((way) => placesOf(way.terms))).map((terms) => ({ topic, terms })),
  )
  return {
    terms: packed,
    asks: {
      topics: packedNumbers(ways.map(({ topic }) => topic)),
      terms: packedLists(ways.map((way) => way.terms)),
    },
    answers: packedLists(told.map(placesOf)),
  }
}

/** « quel est le prix ? » and « le prix, c'est quoi ? » come as near to any question. */
function distinct(lists: readonly (readonly number[])[]) {
  return [...new Map(lists.map((list) => [list.toSorted((a, b) => a - b).join(' '), list])).values()]
}

/** Whoever asks in the words of an answer asks for it. */
function toldIn({ kind, answer, english }: Topic): ReadAsk[] {
  if (kind !== 'fact') return []
  const sentences = answer.split(/(?<=[.!?]) |\n/).filter((sentence) => sentence.length > 20)
  return [...sentences.slice(0, mostSentences), ...(english ? [english] : [])].map(readAsk)
}

function readAsk(ask: string): ReadAsk {
  const list = words(ask)
  const language = languageOf(ask) === 'english' ? [englishTerm] : []
  return { words: list, terms: [...language, ...termsOf(list).map(({ term }) => term)] }
}
