import type { Environment } from '#server/environment.ts'
import type { Log } from '#server/log.ts'
import { createAssistant } from './assistant.ts'
import type { AnswerSubject, EmbeddedAssistant } from './embedded/embedded-assistant.ts'
import { createModelClient } from './models/model-client.ts'
import { configuredProviders } from './models/model-provider.ts'
import { createProviderHealth } from './models/provider-health.ts'

type Options = {
  /** Answers where no model does. */
  readonly embedded: EmbeddedAssistant
  /** Told once of every question. */
  readonly count?: (about: AnswerSubject) => void
  /** Answers come to an end when it is aborted. */
  readonly closing?: AbortSignal | undefined
}

/** The assistant as the environment wants it, and how its models are. */
export function startAssistant(environment: Environment, log: Log, { embedded, count, closing }: Options) {
  const clients = configuredProviders(environment).map((provider) => createModelClient(provider))
  const health = createProviderHealth(clients, Date.now)
  const assistant = createAssistant({
    embedded,
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
