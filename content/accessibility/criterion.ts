/** How a criterion of the RGAA stands on this site, and what that rests on. */
export type Result =
  /** The tests fail when the criterion is no longer met; `npm test` runs one of them at least, or an example of it. */
  | { readonly status: 'conform'; readonly tests: readonly NamedTest[]; readonly what: string }
  | { readonly status: 'conform'; readonly checkedOn: string; readonly how: string }
  | { readonly status: 'notConform'; readonly checkedOn: string; readonly fault: string; readonly instead: string }
  | { readonly status: 'notApplicable'; readonly because: string }
  /** Counts as not conforming in the rate: nobody may claim what nobody looked at. */
  | { readonly status: 'notAssessed'; readonly because: string }

/** Some words of the title are enough. */
export type NamedTest = readonly [file: string, title: string]

export type Criterion = { readonly number: string; readonly title: string; readonly result: Result }

export type Theme = { readonly name: string; readonly criteria: readonly Criterion[] }

export function testedBy(what: string, ...tests: readonly NamedTest[]): Result {
  return { status: 'conform', tests, what }
}

export function checkedByHand(checkedOn: string, how: string): Result {
  return { status: 'conform', checkedOn, how }
}

export function doesNotApply(because: string): Result {
  return { status: 'notApplicable', because }
}

export function notYet(because: string): Result {
  return { status: 'notAssessed', because }
}

/** The day on which all pages were gone through by hand, in Chromium 156. */
export const firstReview = '2026-11-15'

/** The day on which what had changed since, and what a reader doubted, was gone through again. */
export const secondReview = '2026-11-16'
