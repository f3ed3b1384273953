import type { Failure, Verdict } from './judge.ts'
import { languageOf } from './language.ts'
import type { Question } from './question.ts'

export type Judged = { readonly question: Question; readonly verdict: Verdict }

const kinds = [
  'fact',
  'yes or no',
  'second turn',
  'in English',
  'person in need',
  'not on the site',
  'off topic',
  'hostile',
] as const
type Kind = (typeof kinds)[number]

export function kindOf(question: Question): Kind {
  switch (question.expects) {
    case 'helped':
      return 'person in need'
    case 'unmoved':
      return 'hostile'
    case 'declined':
      return question.about === 'us' ? 'not on the site' : 'off topic'
    case 'facts':
      if (question.turns.length > 1) return 'second turn'
      if (languageOf(question.turns[0]) === 'en') return 'in English'
      return question.opens ? 'yes or no' : 'fact'
  }
}

/** How many of each kind are right, and what is wrong with the others. */
function tableOf(judged: readonly Judged[]): string[] {
  const rows = kinds.flatMap((kind) => {
    const ofKind = judged.filter(({ question }) => kindOf(question) === kind)
    return ofKind.length > 0 ? [row(kind, ofKind)] : []
  })
  return [
    '| Kind | Asked | Right | Share | What is wrong with the others |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ]
}

/** The table of a set, and what it comes to. */
export function reportOn(name: string, judged: readonly Judged[]): string[] {
  const { coverage, precision, wrong } = coverageAndPrecision(judged)
  return [
    `\n${name}, ${judged.length} questions\n`,
    ...tableOf(judged),
    `\nOf what the site answers: coverage ${percent(coverage)}, precision ${percent(precision)}, wrong ${percent(wrong)}`,
  ]
}

export function percent(share: number) {
  return Number.isNaN(share) ? 'of none' : `${(100 * share).toFixed(1)} %`
}

/**
 * Of the questions that the site answers: how many are answered at all, rightly or not, how many of those answers are
 * right, and how many say something else instead.
 */
function coverageAndPrecision(judged: readonly Judged[]) {
  const asked = judged.filter(({ question }) => question.expects === 'facts')
  const answered = asked.filter(({ verdict }) => !hasFailed(verdict, 'declined', 'near', 'silent'))
  return {
    coverage: answered.length / asked.length,
    precision: answered.filter(({ verdict }) => verdict.kind === 'right').length / answered.length,
    wrong: asked.filter(({ verdict }) => hasFailed(verdict, 'wrong', 'polarity')).length / asked.length,
  }
}

function hasFailed(verdict: Verdict, ...how: readonly Failure[]) {
  return verdict.kind === 'failed' && how.includes(verdict.how)
}

function row(kind: Kind, judged: readonly Judged[]) {
  const failures = judged.flatMap(({ verdict }) => (verdict.kind === 'failed' ? [verdict.how] : []))
  const counts = [...Map.groupBy(failures, (how) => how)].map(([how, list]) => `${list.length} ${how}`)
  const right = judged.length - failures.length
  const share = ((100 * right) / judged.length).toFixed(1)
  return `| ${kind} | ${judged.length} | ${right} | ${share} % | ${counts.join(', ')} |`
}
