import type { ServiceCountry } from './countries.ts'

export type TranscriptLine = {
  readonly speaker: string
  readonly text: string
  /** The documents shown on the screen under the answer. */
  readonly sources?: readonly string[]
}

/** What content/brand/ has to say of the demonstration and of those who serve it. */
export type DemoVideo = {
  readonly url: string
  readonly title: string
  readonly introduction: string
  readonly publishedOn: string
  readonly seconds: number
  readonly service: {
    readonly since: `${number}-${number}-${number}`
    readonly name: string
    readonly company: string
    readonly country: ServiceCountry
    readonly terms: string
  }
}

/** « 1 min 30 », « 2 min ». */
export function lengthInText(seconds: number): string {
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)}\u00a0min${rest > 0 ? `\u00a0${String(rest).padStart(2, '0')}` : ''}`
}

/** ISO 8601, for the structured data: PT1M30S, PT2M. */
export function isoLength(seconds: number): string {
  const rest = seconds % 60
  return `PT${Math.floor(seconds / 60)}M${rest > 0 ? `${rest}S` : ''}`
}
