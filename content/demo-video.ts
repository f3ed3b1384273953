import type { ServiceCountry } from './countries.ts'

type TranscriptLine = {
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
  /** ISO 8601, for the structured data. */
  readonly duration: string
  readonly service: {
    readonly since: `${number}-${number}-${number}`
    readonly name: string
    readonly company: string
    readonly country: ServiceCountry
    readonly terms: string
  }
  readonly transcript: readonly TranscriptLine[]
}
