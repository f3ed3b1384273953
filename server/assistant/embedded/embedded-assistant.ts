import type { Passage } from '../knowledge.ts'
import { fold, words } from '../language/french-text.ts'
import type { Retriever } from '../retrieval.ts'
import { type Choice, createTopicChooser, isAboutUs } from './choose-topics.ts'
import { isCommand, isErrand } from './commands.ts'
import { composeAnswer, composeNear, composeQuote, type EmbeddedAnswer } from './compose-answer.ts'
import { createQuoter } from './quote.ts'
import { createQuestionReader } from './read-question.ts'
import type { Topic } from './topic.ts'
import { distress, distressWords, notObeyed, notOnSite, offTopic } from './topics/not-answered.ts'
import { topics } from './topics.ts'

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
  const { choose, near } = createTopicChooser({ topics, readQuestion })
  const quote = createQuoter(passages, retriever)

  /** `turns` are the visitor's messages, the last one being the question. What the assistant said before is not read. */
  function answer(turns: readonly string[]): EmbeddedAnswer {
    const message = turns.at(-1) ?? ''
    if (distressWords.test(fold(message))) return composeAnswer([distress], readQuestion(''), '')
    const sentences = sentencesOf(message)
    const meant = sentences.filter((sentence) => !isCommand(sentence)).map(withoutMarkup)
    const isCommanded = meant.length < sentences.length
    const question = readQuestion(meant.join(' '))
    const choice: Choice = meant.length > 0 ? choose(meant, turns.slice(0, -1)) : { is: 'none' }
    if (choice.is === 'sure' && (!isCommanded || choice.topics.some(({ kind }) => kind === 'fact'))) {
      return composeAnswer(choice.topics, question, message, choice.alternative)
    }
    if (isCommanded) return composeAnswer([notObeyed], question, message)
    const quoted = meant.some(isErrand) ? undefined : quote(question)
    if (quoted) return composeQuote(quoted)
    if (choice.is === 'near') return composeNear(choice.topic, choice.alternative)
    return composeAnswer([isAboutUs(question) ? notOnSite : offTopic], question, message)
  }

  /** What the site says on a question, for models to answer from: the topics that come near it, then its own words. */
  function passagesFor(turns: readonly string[], most: number): Passage[] {
    const topicPassages = near(sentencesOf(turns.at(-1) ?? ''), turns.slice(0, -1)).flatMap(topicPassage)
    const terms = new Map(turns.slice(-2).flatMap((turn) => [...readQuestion(turn).terms]))
    return [...topicPassages.slice(0, most / 2), ...retriever.search(terms, most)].slice(0, most)
  }

  return { answer, passagesFor }
}

function sentencesOf(message: string) {
  return message.split(/(?<=[.!?…])\s+|\n+/).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** « <b>où êtes-vous ?</b> »: tags are no words. */
function withoutMarkup(sentence: string) {
  return sentence.replace(/<script\b.*?<\/script>|<\/?[a-z!][^>]*>/gis, ' ')
}

function topicPassage({ asks, answer, sources: [source] }: Topic): Passage[] {
  return source ? [{ source, title: asks[0], lines: [answer] }] : []
}
