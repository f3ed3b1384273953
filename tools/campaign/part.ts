/** One line of the campaign's table: what was measured, and what it may be; without bounds it is only told. */
export type Figure = {
  readonly what: string
  readonly value: number
  readonly least?: number
  readonly most?: number
  readonly unit?: string
}

export function isKept({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Figure): boolean {
  return value >= least && value <= most
}

export type Part = {
  /** How much of it is done, and in what. */
  readonly count: number
  readonly of: string
  /** How long it may take. */
  readonly minutes: number
  /** `until` is when it has to be over, in milliseconds since the epoch. */
  readonly run: (count: number, until: number, seed: number) => Promise<readonly Figure[]>
}

/** Every part says when its time was over before it was through: what was not tried is not proven. */
export function leftOut(what: string, value: number): Figure {
  return { what: `${what} left out for want of time`, value, most: 0 }
}

/** Why nothing of it could be tried, and what is then not proven. */
export function cannot(why: string, { what, least }: { readonly what: string; readonly least: number }): Figure[] {
  console.log(why)
  return [{ what, value: 0, least }]
}
