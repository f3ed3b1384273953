import type { Environment } from '#server/environment.ts'
import type { Log } from '#server/log.ts'
import { type Assistant, createAssistant } from './assistant.ts'
import { type AnswerSubject, createEmbeddedAssistant } from './embedded/embedded-assistant.ts'
import { readPassages } from './knowledge.ts'
import { createModelClient } from './models/model-client.ts'
import { configuredProviders } from './models/model-provider.ts'
import { createRetriever } from './retrieval.ts'

type Options = {
  /** Told once of every question. */
  readonly count?: (about: AnswerSubject) => void
  /** Answers come to an end when it is aborted. */
  readonly closing?: AbortSignal | undefined
}

/** The assistant as the environment wants it; reads the content once. */
export function startAssistant(environment: Environment, log: Log, { count, closing }: Options = {}): Assistant {
  const passages = readPassages()
  return createAssistant({
    embedded: createEmbeddedAssistant({
      passages,
      retriever: createRetriever(passages),
      onLost: (problem) => log.warn(problem),
    }),
    clients: configuredProviders(environment).map((provider) => createModelClient(provider)),
    siteUrl: environment.SITE_URL,
    now: Date.now,
    log,
    ...(count && { count }),
    ...(closing && { closing }),
  })
}
