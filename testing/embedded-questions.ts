import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
import { siteContent } from '#server/assistant/site-content.ts'

const passages = readPassages()

const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages) })

export const { topics, lost } = createTopics(siteContent)

export function ask(...turns: string[]) {
  const answer = assistant.answer(turns)
  return { ...answer, text: withPlainSpaces(answer.text) }
}

function withPlainSpaces(text: string) {
  return text.replaceAll('\u00a0', ' ')
}
