import type { Environment } from '#server/environment.ts'
import type { Log } from '#server/log.ts'
import { createAssistant } from './assistant.ts'
import { type AnswerSubject, createEmbeddedAssistant } from './embedded/embedded-assistant.ts'
import { readPassages } from './knowledge.ts'
import { readLearnt } from './learnt-file.ts'
import { createModelClient } from './models/model-client.ts'
import { configuredProviders } from './models/model-provider.ts'
import { createProviderHealth } from './models/provider-health.ts'
import { createRetriever } from './retrieval.ts'

type Options = {
  /** The folder of the build that has learnt from this content. */
  readonly build?: string | undefined
  /** Told once of every question. */
  readonly count?: (about: AnswerSubject) => void
  /** Answers come to an end when it is aborted. */
  readonly closing?: AbortSignal | undefined
}

/** The assistant as the environment wants it, and how its models are; reads the content once, and what the build has learnt of it. */
export function startAssistant(environment: Environment, log: Log, { build, count, closing }: Options = {}) {
  const passages = readPassages()
  const clients = configuredProviders(environment).map((provider) => createModelClient(provider))
  const health = createProviderHealth(clients, Date.now)
  const assistant = createAssistant({
    embedded: createEmbeddedAssistant({
      passages,
      retriever: createRetriever(passages),
      onLost: (problem) => log.warn(problem),
      learnt: build === undefined ? undefined : readLearnt(build),
    }),
    clients,
    health,
    siteUrl: environment.SITE_URL,
    now: Date.now,
    log,
    ...(count && { count }),
    ...(closing && { closing }),
  })
  return { assistant, health }
}
