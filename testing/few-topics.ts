import type { Topic } from '#server/assistant/embedded/topic.ts'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import type { SiteContent } from '#server/assistant/site-content.ts'

const factsEvery = 10
const mostWays = 40

/** Some of what the assistant can say of a content, the given facts among it: to learn all of it takes seconds. */
export function fewTopics(content: SiteContent, given: readonly string[]): readonly Topic[] {
  const topics = createTopics(content).topics.filter(
    ({ id, kind }, at) => kind !== 'fact' || at % factsEvery === 0 || given.includes(id),
  )
  return topics.map((topic) => (given.includes(topic.id) ? topic : withFewWays(topic, mostWays)))
}

/** With so many of the ways to ask for it at most, from the first to the last. */
function withFewWays(topic: Topic, most: number): Topic {
  const [first, ...others] = topic.asks
  const every = Math.ceil(topic.asks.length / most)
  return { ...topic, asks: [first, ...others.filter((_, at) => (at + 1) % every === 0)] }
}
