import type { Environment } from '#server/environment.ts'

/** An OpenAI-compatible endpoint and the model asked for there. */
export type ModelProvider = Environment['LLM_PROVIDERS'][number]

/** In the order in which they are tried: LLM_BASE_URL first, then LLM_PROVIDERS. */
export function configuredProviders({
  LLM_BASE_URL,
  LLM_API_KEY,
  LLM_MODEL,
  LLM_PROVIDERS,
}: Environment): ModelProvider[] {
  const first =
    LLM_BASE_URL && LLM_MODEL
      ? [{ name: new URL(LLM_BASE_URL).hostname, baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY ?? '', model: LLM_MODEL }]
      : []
  return [...first, ...LLM_PROVIDERS]
}
