import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import type { Topic } from '#server/assistant/embedded/topic.ts'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import type { Passage } from '#server/assistant/knowledge.ts'
import type { Retriever } from '#server/assistant/retrieval.ts'
import { siteContent } from '#server/assistant/site-content.ts'

const folds = 10

/** Each phrase is asked of an assistant that has the other nine tenths of them only. */
export function heldOutShare(site: { passages: readonly Passage[]; retriever: Retriever }): number {
  const { topics } = createTopics(siteContent)
  let asked = 0
  let found = 0
  for (let fold = 0; fold < folds; fold++) {
    const kept = topics.map((topic) => without(topic, fold))
    const { answer } = createEmbeddedAssistant({ ...site, topics: kept })
    for (const topic of topics) {
      for (const phrase of topic.asks.filter((_, at) => isHeldOut(at, fold))) {
        asked++
        if (answer([phrase]).topics.includes(topic.id)) found++
      }
    }
  }
  return found / asked
}

function without(topic: Topic, fold: number): Topic {
  const [first, ...others] = topic.asks
  return { ...topic, asks: [first, ...others.filter((_, at) => !isHeldOut(at + 1, fold))] }
}

/** The first is the topic's own name, which it always has. */
function isHeldOut(at: number, fold: number) {
  return at > 0 && at % folds === fold
}
