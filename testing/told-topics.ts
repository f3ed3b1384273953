import { expect } from 'vitest'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { type SiteContent, siteContent } from '#server/assistant/site-content.ts'

/** What the assistant tells of each topic once the content has changed so; nothing that it is built from may be missing. */
export function told(changes: Partial<SiteContent>) {
  const { topics, lost, phraseProblems } = createTopics({ ...siteContent, ...changes })
  expect([...lost.filter((problem) => !problem.includes('content/faq.ts')), ...phraseProblems]).toEqual([])
  return (id: string) => topics.find((topic) => topic.id === id)
}
