import { createHash } from 'node:crypto'
import { englishWords } from '../language/english-words.ts'
import { terms, termsOf, words } from '../language/french-text.ts'
import { smsSpelling } from '../language/sms-spelling.ts'
import { commonWords, stopWords } from '../language/stop-words.ts'
import { synonyms } from '../language/synonyms.ts'
import { languageOf } from '../language/which-language.ts'
import { type ComparedTerms, comparedTerms, type ReadTerms } from './compared-terms.ts'
import { packedLists, packedNumbers } from './number-lists.ts'
import { packedNames, readNames } from './packed-names.ts'
import { englishTerm } from './read-question.ts'
import type { Topic } from './topic.ts'
import { type ReadAsk, type TopicWeights, trainTopicClassifier } from './topic-classifier.ts'
import { groupsOf } from './topic-families.ts'

/** All that is read and learnt from the topics before the first question: seconds of work, done by the build. */
export type Learnt = {
  /** Of the topics that it was learnt from, of the products' names and of the words that they were read by: others need another. */
  readonly key: string
  /** Every word of the ways to ask, with a space between them: a list would take five times the memory. */
  readonly words: string
  /** The ways to ask and the answers. */
  readonly compared: ComparedTerms
  readonly weights: TopicWeights
}

/** Of an answer, as many sentences as are learnt from. */
const mostSentences = 6
const known = new Map<string, Learnt>()

/** Learnt now, once in a process. */
export function learntOf(topics: readonly Topic[], names: readonly string[]): Learnt {
  const key = keyOf(topics, names)
  const learnt = known.get(key) ?? learnTopics(topics, names, { key, isThorough: false })
  known.set(key, learnt)
  return learnt
}

/** With all that can be learnt, which takes twice as long: for a build. */
export function thoroughlyLearnt(topics: readonly Topic[], names: readonly string[]): Learnt {
  return learnTopics(topics, names, { key: keyOf(topics, names), isThorough: true })
}

/** What was learnt before, if it was of these topics and names. */
export function learntBefore(
  topics: readonly Topic[],
  names: readonly string[],
  learnt: Learnt | undefined,
): Learnt | undefined {
  return learnt?.key === keyOf(topics, names) ? learnt : undefined
}

function keyOf(topics: readonly Topic[], names: readonly string[]) {
  const lists = [englishWords, smsSpelling, commonWords, stopWords].map((list) => [...list])
  const hash = createHash('sha256').update(JSON.stringify([synonyms, names, ...lists]))
  for (const { id, asks, answer, english = '' } of topics) hash.update([id, ...asks, answer, english].join('\n'))
  return hash.digest('hex')
}

type Learning = { readonly key: string; readonly isThorough: boolean }

function learnTopics(topics: readonly Topic[], names: readonly string[], { key, isThorough }: Learning): Learnt {
  const asks = topics.map((topic) => topic.asks.map(readAsk))
  return {
    key,
    words: [...new Set(asks.flat().flatMap((ask) => ask.words))].join(' '),
    compared: comparedTerms(topics, names, termsIn(topics, asks)),
    weights: trainTopicClassifier(
      topics.map((topic, at) => [...(asks[at] ?? []), ...toldIn(topic)]),
      groupsOf(topics),
      isThorough,
    ),
  }
}

/** Of topics that need no classifier and name no product. */
export function readTopics(topics: readonly Topic[]): ComparedTerms {
  const asks = topics.map((topic) => topic.asks.map(readAsk))
  return comparedTerms(topics, [], termsIn(topics, asks))
}

function termsIn(topics: readonly Topic[], asks: readonly (readonly ReadAsk[])[]): ReadTerms {
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
