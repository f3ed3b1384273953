import type { TokenUsage } from '#server/assistant/models/model-client.ts'

/** What a million tokens cost, in and out, in whatever currency. */
export type Price = { readonly input: number; readonly output: number }

/** « 0.1,0.3 », or one number for both. */
export function readPrice(text: string): Price | undefined {
  const [input, output = input, ...rest] = text.split(',').map(readAmount)
  return input !== undefined && output !== undefined && rest.length === 0 ? { input, output } : undefined
}

function readAmount(text: string) {
  return /^\d{1,6}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : undefined
}

/** Adds up what providers say that they counted; not all of them do. */
export function createTokenCount() {
  let input = 0
  let output = 0
  let told = 0
  return {
    add: ({ promptTokens, completionTokens }: TokenUsage) => {
      input += promptTokens
      output += completionTokens
      told++
    },
    lines: (answers: number, price: Price | undefined): string[] => {
      if (told === 0) {
        return ['Tokens: the provider does not say; try again with --usage, or read its own account.']
      }
      const counted = `Tokens of ${told} answers: ${input} in, ${output} out`
      const missing = told < answers ? [`${answers - told} answers came without a count.`] : []
      if (!price) return [`${counted}. With --price IN,OUT (of a million) their cost is told.`, ...missing]
      const cost = (input * price.input + output * price.output) / 1e6
      return [`${counted}: cost ${cost.toFixed(4)}, ${((1000 * cost) / told).toFixed(3)} for 1000 answers.`, ...missing]
    },
  }
}
