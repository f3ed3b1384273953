/** One line of the campaign's table: what was measured, and what it may be at most. */
export type Figure = { readonly what: string; readonly value: number; readonly most: number; readonly unit?: string }

export type Part = {
  /** How much of it is done, and in what. */
  readonly count: number
  readonly of: string
  /** The share of the campaign's time that it may take, in minutes. */
  readonly minutes: number
  /** `until` is when it has to be over, in milliseconds since the epoch. */
  readonly run: (count: number, until: number, seed: number) => Promise<readonly Figure[]>
}
