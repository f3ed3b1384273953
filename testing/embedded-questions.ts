import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { siteContent } from '#server/assistant/site-content.ts'

/** The assistant of the build, for all the files that a worker tests: to read what a build knows takes half a second. */
export const embedded = createEmbeddedAssistant({})

export const { topics, missing, lost } = createTopics(siteContent)

export function ask(...turns: string[]) {
  const answer = embedded.answer(turns)
  return { ...answer, text: withPlainSpaces(answer.text) }
}

function withPlainSpaces(text: string) {
  return text.replaceAll('\u00a0', ' ')
}
