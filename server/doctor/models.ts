import { createModelClient } from '#server/assistant/models/model-client.ts'
import { ModelFailure } from '#server/assistant/models/model-failure.ts'
import { configuredProviders, type ModelProvider } from '#server/assistant/models/model-provider.ts'
import type { Environment } from '#server/environment.ts'
import type { Finding } from './finding.ts'
import type { Outside } from './outside.ts'
import { withinItsTime } from './within-its-time.ts'

/** Milliseconds after which a visitor wonders whether anything happens. */
const slow = 2000

/** Asks each model one word, as the assistant would, and leaves when the first one comes. */
export async function modelFindings(environment: Environment, { timeout }: Outside): Promise<readonly Finding[]> {
  const providers = configuredProviders(environment)
  if (providers.length > 0) return Promise.all(providers.map((provider) => modelFinding(provider, timeout)))
  return [
    {
      about: 'models',
      severity: 'fine',
      sentence: 'No model is configured: the embedded assistant answers by itself.',
    },
  ]
}

async function modelFinding(provider: ModelProvider, timeout: number): Promise<Finding> {
  const about = 'models'
  const name = `The model ${provider.model} of ${provider.name}`
  try {
    const milliseconds = await withinItsTime(timeout, () => timeToFirstWord(provider, timeout * 0.6))
    const time = `${(milliseconds / 1000).toFixed(1)} s`
    if (milliseconds <= slow) return { about, severity: 'fine', sentence: `${name} says its first word after ${time}.` }
    return {
      about,
      severity: 'look',
      sentence: `${name} says its first word only after ${time}: visitors wait that long, so look at its load or choose a faster one.`,
    }
  } catch (error) {
    const failure = Object(error).code === 'ETIMEDOUT' ? new ModelFailure('does not answer') : error
    if (!(failure instanceof ModelFailure)) throw error
    return { about, severity: 'in-the-way', sentence: `${name} ${failure.message}: ${cure(failure.message)}` }
  }
}

async function timeToFirstWord(provider: ModelProvider, limit: number) {
  const { answer } = createModelClient(provider, { connect: limit / 2, firstToken: limit, stall: limit })
  const started = performance.now()
  const leaving = new AbortController()
  for await (const piece of answer(
    [{ role: 'user', content: 'Répondez par un seul mot : bonjour.' }],
    leaving.signal,
  )) {
    if (piece.trim()) return performance.now() - started
  }
  throw new ModelFailure('answered without a word')
}

function cure(failure: string) {
  if (/answered 40[13]/.test(failure)) return 'correct its key (LLM_API_KEY, or apiKey in LLM_PROVIDERS).'
  if (/answered 404/.test(failure)) return 'correct its address or its name; the address ends before /chat/completions.'
  if (/answered 429/.test(failure)) return "raise the provider's limit, or wait until it is over."
  return 'correct its address (LLM_BASE_URL, or baseUrl in LLM_PROVIDERS), or start it; meanwhile the embedded assistant answers.'
}
