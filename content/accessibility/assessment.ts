import type { Criterion, Result } from './criterion.ts'

export type DeclaredStatus = 'totalement conforme' | 'partiellement conforme' | 'non conforme'

export type Counts = Readonly<Record<Result['status'], number>>

export function countResults(criteria: readonly Criterion[]): Counts {
  const count = (status: Result['status']) => criteria.filter(({ result }) => result.status === status).length
  return {
    conform: count('conform'),
    notConform: count('notConform'),
    notApplicable: count('notApplicable'),
    notAssessed: count('notAssessed'),
  }
}

/** In whole per cent of the criteria that apply, rounded down. What was not assessed does not conform. */
export function conformityRate({ conform, notConform, notAssessed }: Counts) {
  const applicable = conform + notConform + notAssessed
  return applicable === 0 ? 0 : Math.floor((100 * conform) / applicable)
}

/** As the decree 2019-768 has it: all the criteria, at least half of them, or less. */
export function statusAt(rate: number): DeclaredStatus {
  if (rate === 100) return 'totalement conforme'
  return rate >= 50 ? 'partiellement conforme' : 'non conforme'
}
