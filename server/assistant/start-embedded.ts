import type { Log } from '#server/log.ts'
import { createAnswerer } from './embedded/embedded-assistant.ts'
import { readPassages } from './knowledge.ts'
import { readKnown } from './known-file.ts'
import { createRetriever } from './retrieval.ts'

/** Ready to answer where a build has learnt; otherwise the first question waits until it is. */
export async function startEmbedded(log: Log, build?: string): Promise<ReturnType<typeof createAnswerer>> {
  const passages = readPassages()
  const site = { passages, retriever: createRetriever(passages) }
  const onLost = (problem: string) => log.warn(problem)
  const known = build === undefined ? undefined : readKnown(build)
  if (!known) {
    // All ways to ask come with it: a server that has a build never loads them.
    const { createEmbeddedAssistant } = await import('./embedded/create-embedded-assistant.ts')
    return createEmbeddedAssistant({ ...site, onLost })
  }
  known.lost.forEach(onLost)
  const answerer = createAnswerer(site, { ...known, learnt: () => known.learnt })
  answerer.prepare()
  return answerer
}
