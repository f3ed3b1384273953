/**
 * What tells a machine from a person. The JSON body keeps exactly the nine fields of a request, so this travels in a
 * header; a post without JavaScript has the trap as a field and knows no time.
 */
export type FormSignals = {
  /** The field that no person sees holds something. */
  readonly trapFilled: boolean
  /** Milliseconds from the arrival on the page to the submission. */
  readonly elapsed?: number
}

/** Fields of the post without JavaScript that are no part of the request. */
export const formExtras = { trap: 'website', idempotencyKey: 'idempotencyKey' } as const

/**
 * Nobody reads nine fields and writes a message in less. Low on purpose: drafts and password managers fill forms at
 * once, and a person taken for a machine costs more than a machine taken for a person.
 */
export const fastestPerson = 300

export function writeFormSignals({ trapFilled, elapsed }: FormSignals): string {
  return `trap=${trapFilled ? 1 : 0}${elapsed === undefined ? '' : `, elapsed=${Math.round(elapsed)}`}`
}

/** A missing or unreadable header says nothing against its sender. */
export function readFormSignals(header: string | undefined | null): FormSignals {
  const elapsed = /(?:^|,)\s*elapsed=(\d{1,12})\s*(?:,|$)/.exec(header ?? '')?.[1]
  return {
    trapFilled: /(?:^|,)\s*trap=1\s*(?:,|$)/.test(header ?? ''),
    ...(elapsed === undefined ? {} : { elapsed: Number(elapsed) }),
  }
}
