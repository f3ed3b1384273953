import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
import { siteContent } from '#server/assistant/site-content.ts'
import { fewTopics } from '../few-topics.ts'

const passages = readPassages()
/** What the test asks for, among some of the rest: all of it is asked for where the campaign runs every test on a second company. */
const topics = fewTopics(siteContent, [
  ...['publisher', 'address', 'name', 'reply-delay', 'cost', 'technology-ollama', 'technologies', 'video-publisher'],
  ...['sector-industrie', 'exit-notice', 'rating'],
])
const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages), topics })

export function ask(question: string): string {
  return assistant.answer([question]).text
}
