import type { Passage } from '../knowledge.ts'
import { words } from '../language/french-text.ts'
import type { Retriever } from '../retrieval.ts'
import { createTopicChooser } from './choose-topics.ts'
import { isCommand, isErrand } from './commands.ts'
import { composeAnswer, composeQuote, type EmbeddedAnswer } from './compose-answer.ts'
import { createQuoter } from './quote.ts'
import { createQuestionReader } from './read-question.ts'
import { notObeyed, notOnSite, offTopic } from './topics/not-answered.ts'
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
  const chooseTopics = createTopicChooser({ topics, readQuestion })
  const quote = createQuoter(passages, retriever)

  /** `turns` are the visitor's messages, the last one being the question. What the assistant said before is not read. */
  function answer(turns: readonly string[]): EmbeddedAnswer {
    const message = turns.at(-1) ?? ''
    const sentences = message.split(/(?<=[.!?…])\s+|\n+/).filter((part) => /[\p{L}\p{N}]/u.test(part))
    const meant = sentences.filter((sentence) => !isCommand(sentence))
    const question = readQuestion(meant.join(' '))
    const chosen = meant.length > 0 ? chooseTopics(meant, turns.slice(0, -1)) : []
    const isCommanded = meant.length < sentences.length
    if (isCommanded && !chosen.some(({ kind }) => kind === 'fact')) return composeAnswer([notObeyed], question, message)
    if (chosen.length > 0) return composeAnswer(chosen, question, message)
    const quoted = meant.some(isErrand) ? undefined : quote(question)
    if (quoted) return composeQuote(quoted)
    return composeAnswer([question.concernsUs ? notOnSite : offTopic], question, message)
  }

  return { answer, readQuestion }
}
