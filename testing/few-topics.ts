import { createTopics } from '#server/assistant/embedded/topics.ts'
import type { SiteContent } from '#server/assistant/site-content.ts'

const factsEvery = 10

/** Some of what the assistant can say of a content, the given facts among it: to learn all of it takes seconds. */
export function fewTopics(content: SiteContent, given: readonly string[]) {
  return createTopics(content).topics.filter(
    ({ id, kind }, at) => kind !== 'fact' || at % factsEvery === 0 || given.includes(id),
  )
}
