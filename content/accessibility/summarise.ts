import { type Counts, countResults } from './assessment.ts'
import type { Criterion, Theme } from './criterion.ts'

/** What the declaration says of the criteria. */
export type Summary = {
  readonly counts: Counts
  readonly themes: readonly { readonly name: string; readonly counts: Counts }[]
  readonly faults: readonly { readonly number: string; readonly fault: string; readonly instead: string }[]
  /** By reason, which several criteria share. */
  readonly toAssess: readonly { readonly because: string; readonly criteria: readonly Named[] }[]
}

type Named = { readonly number: string; readonly title: string }

export function summarise(themes: readonly Theme[]): Summary {
  const criteria = themes.flatMap((theme) => theme.criteria)
  return {
    counts: countResults(criteria),
    themes: themes.map((theme) => ({ name: theme.name, counts: countResults(theme.criteria) })),
    faults: criteria.flatMap(({ number, result }) =>
      result.status === 'notConform' ? [{ number, fault: result.fault, instead: result.instead }] : [],
    ),
    toAssess: reasons(criteria),
  }
}

function reasons(criteria: readonly Criterion[]): Summary['toAssess'] {
  const open = criteria.flatMap(({ number, title, result }) =>
    result.status === 'notAssessed' ? [{ number, title, because: result.because }] : [],
  )
  return [...Map.groupBy(open, ({ because }) => because)].map(([because, group]) => ({
    because,
    criteria: group.map(({ number, title }) => ({ number, title })),
  }))
}
