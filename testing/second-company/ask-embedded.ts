import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'

const passages = readPassages()
const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages) })

export function ask(question: string): string {
  return assistant.answer([question]).text
}
