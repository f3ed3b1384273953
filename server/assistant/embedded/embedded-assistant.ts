import type { Passage } from '../knowledge.ts'
import { readableText } from '../language/readable-text.ts'
import { languageOf } from '../language/which-language.ts'
import { upperFirst } from '../markdown.ts'
import type { Retriever } from '../retrieval.ts'
import { type AnsweringContent, answeringContent } from './answering-content.ts'
import { type Choice, elsewhere } from './choice.ts'
import { createTopicChooser } from './choose-topics.ts'
import { createArticleKeeper } from './cited-articles.ts'
import { createClaimFinder } from './claimed-identity.ts'
import { isCommand } from './commands.ts'
import { type ComposedAnswer, createAnswerComposer } from './compose-answer.ts'
import { dangerIn } from './danger.ts'
import { askedByHearsay } from './hearsay.ts'
import { occasionApart, withoutLeadIn } from './lead-in.ts'
import type { Learnt } from './learn-topics.ts'
import { createQuantityKeeper } from './meant-quantity.ts'
import { createSubjectFinder } from './missing-subject.ts'
import { createOurNames } from './our-names.ts'
import { unpublishedPrice } from './qualified-price.ts'
import { askedWords } from './question-parts.ts'
import { createReaderWith, type ReadQuestion, type ReadText, remembered } from './read-question.ts'
import { readSite, type SiteReading } from './read-site.ts'
import type { Topic } from './topic.ts'
import { inDanger, notObeyed, notOnSite, offTopic } from './topics/not-answered.ts'
import { claimedIdentity, dissatisfied, othersData } from './topics/people.ts'
import type { CreatedTopics } from './topics.ts'
import { withoutMarkup } from './without-markup.ts'

/** Each is compared with everything that the assistant knows. */
const mostSentences = 6
const lastSentences = 2
/** Of a longer message, what it begins and ends with is read; danger is looked for in all of it. */
const firstCharacters = 600
const lastCharacters = 300

/** What is counted of a question: how it ended, and on which of the known topics or missing subjects. Never its words. */
export type AnswerSubject = {
  readonly outcome: 'answered' | 'declined' | 'missing'
  readonly topic: string
}

export type EmbeddedAnswer = ComposedAnswer & { readonly about: AnswerSubject }

const refusals = new Set([othersData, unpublishedPrice, claimedIdentity, dissatisfied])
const unsaid: AnswerSubject = { outcome: 'declined', topic: offTopic }

export type EmbeddedAssistant = Pick<ReturnType<typeof createAnswerer>, 'answer' | 'passagesFor'>

export type Site = {
  readonly passages: readonly Passage[]
  readonly retriever: Retriever
  /** What `passages` were read from. */
  readonly content?: AnsweringContent
}

/** What it can say, what was learnt from the ways to ask for it, and what was read of the site, if it was before. */
export type Known = Pick<CreatedTopics, 'topics' | 'missing'> & {
  readonly learnt: () => Learnt
  readonly reading?: SiteReading
}

/** Of one question: whatever is read for it, its sentences and what was asked before, is read once. */
type Reading = {
  readonly readOnce: ReadText
  readonly choose: (message: readonly string[], turns: readonly string[]) => Choice
}

/** Answers from the site's content alone: no model, no network, a few milliseconds. */
export function createAnswerer({ passages, retriever, content = answeringContent }: Site, known: Known) {
  const { topics, missing } = known
  const ourNames = createOurNames(content)
  const claimsIdentity = createClaimFinder(content)
  const { composeAnswer } = createAnswerComposer(content, topics)
  const keepToArticle = createArticleKeeper(topics)
  const keepToQuantity = createQuantityKeeper(topics)
  let prepared: ReturnType<typeof prepare> | undefined

  function prepare() {
    const learnt = known.learnt()
    const reading = known.reading ?? readSite({ passages, missing, words: learnt.words })
    return {
      readQuestion: createReaderWith(reading.vocabulary),
      chooserWith: createTopicChooser(topics, ourNames, learnt),
      missingSubjectOf: createSubjectFinder(missing, reading.subjects),
    }
  }

  function ready() {
    prepared ??= prepare()
    return prepared
  }

  /** `turns` are the visitor's messages, the last one being the question. What the assistant said before is not read. */
  function answer(turns: readonly string[]): EmbeddedAnswer {
    const { readQuestion, chooserWith } = ready()
    const spoken = languageBefore(turns)
    const readOnce = remembered((text) => readQuestion(text, spoken))
    return answerWith({ readOnce, choose: chooserWith(readOnce).choose }, turns)
  }

  function answerWith(reading: Reading, turns: readonly string[]): EmbeddedAnswer {
    const { readOnce, choose } = reading
    const { whole, message, earlier } = read(turns)
    const danger = dangerIn(whole)
    // Nobody's distress is counted by itself.
    if (danger) return { ...composeAnswer([inDanger(danger, content)], readOnce(message), ''), about: unsaid }
    if (claimsIdentity(message)) return sayAlone(claimedIdentity, readOnce(message))
    const sentences = sentencesOf(message)
    const obeyed = sentences.filter((sentence) => !isCommand(sentence))
    const meant = askedByHearsay(obeyed.map(withoutMarkup).map(withoutLeadIn))
    const isCommanded = obeyed.length < sentences.length
    const question = readOnce(meant.join(' '))
    const choice = meant.length > 0 ? keepToAsked(choose(meant, earlier), meant, earlier) : elsewhere
    const isAsked = !isCommanded || meant.some((sentence) => sentence.includes('?'))
    if (choice.kind === 'sure' && (!isCommanded || isToldAlso(choice.topics, isAsked))) {
      const before = choice.isAgain ? () => answerWith(reading, turns.slice(-3, -1)).text : undefined
      return {
        ...composeAnswer(choice.topics, question, message, before),
        about: subjectOf(choice.topics[0], question),
      }
    }
    if (isCommanded) {
      const about = { outcome: 'declined', topic: 'not-obeyed' } as const
      return { ...composeAnswer([notObeyed(content)], readOnce(message), ''), about }
    }
    const isOurs = ourNames.isAboutUs(question) || (choice.kind === 'none' && choice.isOurs)
    const unanswered = isOurs ? notOnSite : offTopic
    return sayAlone(unanswered, question)
  }

  function keepToAsked(choice: Choice, message: readonly string[], earlier: readonly string[]) {
    const asked = askedWords(message)
    return keepToQuantity(keepToArticle(choice, asked, earlier), asked)
  }

  /** What tells no fact, whatever else was asked. */
  function sayAlone(id: string, question: ReadQuestion): EmbeddedAnswer {
    const said = topics.filter((topic) => topic.id === id)
    return { ...composeAnswer(said, question, ''), about: subjectOf(said[0], question) }
  }

  /** Of what the site does not say, the subject that the question comes nearest to. */
  function subjectOf(topic: Topic | undefined, question: ReadQuestion): AnswerSubject {
    if (!topic) return unsaid
    if (topic.silentOn) return { outcome: 'missing', topic: topic.silentOn }
    if (topic.id === notOnSite) return { outcome: 'missing', topic: ready().missingSubjectOf(question) }
    return { outcome: topic.kind === 'declined' ? 'declined' : 'answered', topic: topic.id }
  }

  /** What the site says on a question, for models to answer from: the topics that come near it, then its own words. */
  function passagesFor(turns: readonly string[], most: number): Passage[] {
    const { readQuestion, chooserWith } = ready()
    const { message, earlier } = read(turns)
    const readOnce = remembered(readQuestion)
    const { near } = chooserWith(readOnce)
    const topicPassages = near(sentencesOf(message), earlier).flatMap(topicPassage)
    const terms = new Map([...earlier.slice(-1), message].flatMap((turn) => [...readOnce(turn).terms]))
    return [...topicPassages.slice(0, most / 2), ...retriever.search(terms, most)].slice(0, most)
  }

  /** By which a topic, or a subject that the site is silent on, is named. */
  function questionOf(id: string): string | undefined {
    const named = [...topics, ...missing].find((known) => known.id === id)?.asks[0]
    return named && upperFirst(named)
  }

  return { answer, passagesFor, questionOf, prepare: () => void ready() }
}

/** Beside an order, what is asked is told; so is a refusal that says more than that it does not obey, and who is angry is heard. */
function isToldAlso(topics: readonly Topic[], isAsked: boolean) {
  return topics.some(
    ({ id, kind, comesFirst }) => comesFirst || (isAsked && (kind === 'fact' || id === notOnSite)) || refusals.has(id),
  )
}

/** Somebody who asked in English and then says only « Qdrant? » still speaks English. */
function languageBefore(turns: readonly string[]) {
  const known = turns.slice(-3, -1).map((turn) => languageOf(readableText(turn)))
  return known.findLast((language) => language !== undefined)
}

/** A question leans on the two before it, not on all that was ever said. */
function read(turns: readonly string[]) {
  const [whole = '', ...before] = turns.slice(-3).toReversed().map(readableText)
  return { whole, message: bothEndsOf(whole), earlier: before.toReversed().map(bothEndsOf) }
}

function bothEndsOf(text: string) {
  if (text.length <= firstCharacters + lastCharacters) return text
  return `${text.slice(0, firstCharacters)} ${text.slice(-lastCharacters)}`
}

function sentencesOf(message: string) {
  const sentences = message
    .split(/(?<=[.!?](?:<\/\w+>)?) |\n/)
    .flatMap(occasionApart)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (sentences.length <= mostSentences) return sentences
  return [...sentences.slice(0, mostSentences - lastSentences), ...sentences.slice(-lastSentences)]
}

function topicPassage({ asks, answer, sources: [source] }: Topic): Passage[] {
  return source ? [{ source, title: asks[0], lines: [answer] }] : []
}
