import type { Log } from '#server/log.ts'
import { createAnswerer } from './embedded/embedded-assistant.ts'
import { readKnown } from './known-file.ts'
import { createRetrieverFrom } from './retrieval.ts'

/** Ready to answer where a build has learnt; otherwise the first question waits until it is. */
export async function startEmbedded(log: Log, build?: string): Promise<ReturnType<typeof createAnswerer>> {
  const onLost = (problem: string) => log.warn(problem)
  const known = build === undefined ? undefined : readKnown(build)
  if (!known) {
    // All ways to ask come with it: a server that has a build never loads them.
    const { createEmbeddedAssistant } = await import('./embedded/create-embedded-assistant.ts')
    return createEmbeddedAssistant({ onLost })
  }
  const { topics, missing, learnt, reading, passages, index } = known
  known.lost.forEach(onLost)
  const retriever = createRetrieverFrom(index, passages)
  const answerer = createAnswerer({ passages, retriever }, { topics, missing, reading, learnt: () => learnt })
  answerer.prepare()
  return answerer
}
