import { lostPageFacts } from '#server/assistant/embedded/topics/page-facts.ts'
import { lostTopics } from '#server/assistant/embedded/topics.ts'
import type { SiteContent } from '#server/assistant/site-content.ts'
import { BuildProblem } from './builds/renew-build.ts'

const remedy = 'Give each fact back under its id, or name the topic in content/brand/unanswered-topics.ts.'

type Check = { readonly content: SiteContent; readonly isStart: boolean; readonly say: (line: string) => void }

/**
 * Refuses a content that lost what the assistant answers with. A start only says it and goes on, as the server does: what
 * the visitors of the other answers need is a site. Facts that a page states in passing stop nothing: each is named.
 */
export function checkTopics({ content, isStart, say }: Check) {
  for (const line of lostPageFacts(content)) say(line)
  const lost = lostTopics(content)
  if (lost.length === 0) return
  const told = [...lost, remedy].join('\n')
  if (!isStart) throw new BuildProblem(told)
  say(told)
}
