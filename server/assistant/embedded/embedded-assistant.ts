import type { Passage } from '../knowledge.ts'
import { fold, words } from '../language/french-text.ts'
import { readableText } from '../language/readable-text.ts'
import type { Retriever } from '../retrieval.ts'
import { type Choice, createTopicChooser, isAboutUs } from './choose-topics.ts'
import { isCommand, isErrand } from './commands.ts'
import { composeAnswer, composeNear, composeQuote, type EmbeddedAnswer } from './compose-answer.ts'
import { createSubjectFinder } from './missing-subject.ts'
import { createQuoter } from './quote.ts'
import { createQuestionReader, type ReadQuestion, remembered } from './read-question.ts'
import type { Topic } from './topic.ts'
import { distress, distressWords, notObeyed, notOnSite, offTopic } from './topics/not-answered.ts'
import { topics } from './topics.ts'
import { withoutMarkup } from './without-markup.ts'

/** Each is compared with everything that the assistant knows. */
const mostSentences = 24
const lastSentences = 8

export type EmbeddedAssistant = ReturnType<typeof createEmbeddedAssistant>

/** Answers from the site's content alone: no model, no network, a few milliseconds. */
export function createEmbeddedAssistant({
  passages,
  retriever,
}: {
  passages: readonly Passage[]
  retriever: Retriever
}) {
  const asked = topics.flatMap(({ asks }) => asks.flatMap(words))
  const said = passages.flatMap(({ title, lines }) => [title, ...lines].flatMap(words))
  const readQuestion = createQuestionReader([...asked, ...said], asked)
  const chooserWith = createTopicChooser(topics)
  const quote = createQuoter(passages, retriever)
  const missingSubjectOf = createSubjectFinder()

  /** `turns` are the visitor's messages, the last one being the question. What the assistant said before is not read. */
  function answer(turns: readonly string[]): EmbeddedAnswer {
    const { message, earlier } = read(turns)
    const readOnce = remembered(readQuestion)
    const { choose } = chooserWith(readOnce)
    if (distressWords.test(fold(message))) {
      // Nobody's distress is counted by itself.
      const { id: topic } = offTopic
      return { ...composeAnswer([distress], readQuestion(''), ''), about: { outcome: 'declined', topic } }
    }
    const sentences = sentencesOf(message)
    const meant = sentences.filter((sentence) => !isCommand(sentence)).map(withoutMarkup)
    const isCommanded = meant.length < sentences.length
    const question = readOnce(meant.join(' '))
    const choice: Choice = meant.length > 0 ? choose(meant, earlier) : { is: 'none' }
    if (choice.is === 'sure' && (!isCommanded || choice.topics.some(({ kind }) => kind === 'fact'))) {
      return withSubject(composeAnswer(choice.topics, question, message, choice.alternative), question)
    }
    if (isCommanded) return composeAnswer([notObeyed], question, message)
    const quoted = meant.some(isErrand) ? undefined : quote(question)
    if (quoted) return composeQuote(quoted)
    if (choice.is === 'near') return composeNear(choice.topic, choice.alternative)
    return withSubject(composeAnswer([isAboutUs(question) ? notOnSite : offTopic], question, message), question)
  }

  /** Of what the site does not say, the subject that the question comes nearest to. */
  function withSubject(answer: EmbeddedAnswer, question: ReadQuestion): EmbeddedAnswer {
    if (answer.about.topic !== notOnSite.id) return answer
    return { ...answer, about: { outcome: 'missing', topic: missingSubjectOf(question) } }
  }

  /** What the site says on a question, for models to answer from: the topics that come near it, then its own words. */
  function passagesFor(turns: readonly string[], most: number): Passage[] {
    const { message, earlier } = read(turns)
    const readOnce = remembered(readQuestion)
    const { near } = chooserWith(readOnce)
    const topicPassages = near(sentencesOf(message), earlier).flatMap(topicPassage)
    const terms = new Map([...earlier.slice(-1), message].flatMap((turn) => [...readOnce(turn).terms]))
    return [...topicPassages.slice(0, most / 2), ...retriever.search(terms, most)].slice(0, most)
  }

  return { answer, passagesFor }
}

/** A question leans on the two before it, not on all that was ever said. */
function read(turns: readonly string[]) {
  const [message = '', ...before] = turns.slice(-3).toReversed().map(readableText)
  return { message, earlier: before.toReversed() }
}

function sentencesOf(message: string) {
  const sentences = message.split(/(?<=[.!?]) |\n/).filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (sentences.length <= mostSentences) return sentences
  return [...sentences.slice(0, mostSentences - lastSentences), ...sentences.slice(-lastSentences)]
}

function topicPassage({ asks, answer, sources: [source] }: Topic): Passage[] {
  return source ? [{ source, title: asks[0], lines: [answer] }] : []
}
