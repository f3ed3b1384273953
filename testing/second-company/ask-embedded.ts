import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import { siteContent } from '#server/assistant/site-content.ts'
import { fewTopics } from '../few-topics.ts'

/** What the test asks for, to be found among some of all the rest: to learn everything takes a quarter of a minute. */
const asked = [
  ...['publisher', 'legal-form', 'address', 'group', 'exit-notice', 'leaving', 'name', 'reply-delay', 'hours'],
  ...['cost', 'rating', 'hosting-not-in-price', 'quote-before-tax', 'assurance-recurringCosts', 'use-cases'],
  ...['sector-industrie', 'technologies', 'technology-ollama', 'logo-Ollama', 'video-publisher', 'video-length'],
  ...[
    'robots-may-read',
    'accessibility',
    'accessibility-statement-date',
    'accessibility-self-assessment',
    'site-for-everyone',
  ],
]
const assistant = createEmbeddedAssistant({ topics: fewTopics(siteContent, asked) })

export function ask(question: string): string {
  return assistant.answer([question]).text
}
