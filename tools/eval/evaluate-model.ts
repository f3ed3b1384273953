import type { Question } from '#evaluation/question.ts'
import { kindOf, reportOn } from '#evaluation/table.ts'
import { createAssistant } from '#server/assistant/assistant.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import type { EmbeddedAssistant } from '#server/assistant/embedded/embedded-assistant.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createModelClient } from '#server/assistant/models/model-client.ts'
import { configuredProviders } from '#server/assistant/models/model-provider.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
import type { Environment } from '#server/environment.ts'
import { type AskedModel, askModel, evenly } from './ask-model.ts'
import { createTokenCount, readPrice } from './token-costs.ts'

export type Asked = {
  readonly name: string
  readonly questions: readonly Question[]
  /** Whether what fails is printed too. */
  readonly isShown: boolean
}

type Options = {
  readonly sets: readonly Asked[]
  readonly environment: Environment
  /** How many of each set. */
  readonly most?: string | undefined
  readonly price?: string | undefined
  readonly usage?: boolean | undefined
  readonly say: (line: string) => void
  readonly embedded?: EmbeddedAssistant
}

const mostUnlessTold = 50
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The same questions and the same table for the configured models, with what they cost. Returns what is wrong with the options. */
export async function evaluateModel({ sets, environment, most, price, usage = false, say, embedded }: Options) {
  const providers = configuredProviders(environment)
  if (providers.length === 0) return 'No model is configured: set LLM_BASE_URL and LLM_MODEL, or LLM_PROVIDERS.'
  const number = most === undefined ? mostUnlessTold : Number(most)
  if (!(Number.isInteger(number) && number > 0)) return '--most must be a number of questions, for example --most 100.'
  const perMillion = price === undefined ? undefined : readPrice(price)
  if (price !== undefined && !perMillion)
    return '--price must be what a million tokens cost, for example --price 0.1,0.3.'

  const tokens = createTokenCount()
  const counting = { onUsage: tokens.add, asksForUsage: usage }
  const assistant = createAssistant({
    embedded: embedded ?? embeddedAssistant(),
    clients: providers.map((provider) => createModelClient(provider, undefined, counting)),
    siteUrl: environment.SITE_URL,
    // Where time stands still at the end of days, a model that failed is asked the next question all the same.
    now: () => Number.POSITIVE_INFINITY,
    log: silent,
  })
  const names = new Set(providers.map(({ name }) => name))
  say(`Asked: ${providers.map(({ name, model }) => `${model} of ${name}`).join(', then ')}`)
  const firstWords: number[] = []
  let answers = 0
  for (const { name, questions, isShown } of sets) {
    const asked = await askModel(assistant, evenly(questions, number), (provider) => names.has(provider))
    for (const line of reportOn(name, asked.judged)) say(line)
    if (isShown) for (const line of failures(asked)) say(line)
    firstWords.push(...asked.firstWords)
    answers += asked.firstWords.length
  }
  say(`\nFirst word after ${at(firstWords, 0.5)} (half), ${at(firstWords, 0.9)} (nine in ten)`)
  for (const line of tokens.lines(answers, perMillion)) say(line)
  return undefined
}

function embeddedAssistant() {
  const passages = readPassages()
  return createEmbeddedAssistant({ passages, retriever: createRetriever(passages) })
}

function failures({ judged, said }: AskedModel) {
  return judged.flatMap(({ question, verdict }, index) =>
    verdict.kind === 'failed'
      ? [
          `  [${kindOf(question)}] ${question.turns.join(' → ')}\n    ${verdict.problem}: ${said[index]?.slice(0, 200).replaceAll('\n', ' ')}`,
        ]
      : [],
  )
}

function at(times: readonly number[], share: number) {
  const time = times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]
  return time === undefined ? 'no answer' : `${Math.round(time)} ms`
}
