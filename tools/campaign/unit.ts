import { leftOut, type Part } from './part.ts'
import { reportOf, reportsOf } from './report-of.ts'

type Totals = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; numPendingTests: number }

/** What `npm test` takes an example of, outside the browser: each edit of the content, starts from nothing. */
export const unit: Part = {
  count: 1,
  of: 'round of every case outside the browser',
  minutes: 8,
  async run(count, until) {
    const rounds = await reportsOf(count, until, () => playRound(until))
    const sum = (of: (totals: Totals) => number) => rounds.reduce((total, totals) => total + of(totals), 0)
    return [
      { what: 'tests that held', value: sum(({ numPassedTests }) => numPassedTests), least: count },
      {
        what: 'tests and files that did not',
        value: sum(({ numFailedTests, numFailedTestSuites }) => numFailedTests + numFailedTestSuites),
        most: 0,
      },
      leftOut(
        'tests',
        sum(({ numPendingTests }) => numPendingTests),
      ),
      leftOut('rounds', count - rounds.length),
    ]
  },
}

function playRound(until: number): Promise<Totals | undefined> {
  return reportOf(['vitest', 'run', '--config', 'tools/campaign/vitest.config.ts', '--reporter', 'json'], { until })
}
