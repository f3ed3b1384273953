import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { leftOut, type Part } from './part.ts'
import { reportOf, reportsOf } from './report-of.ts'

type Totals = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; numPendingTests: number }
type File = { name: string; message: string; assertionResults: { fullName: string; status: string }[] }

/** What `npm test` takes an example of, outside the browser: each edit of the content, starts from nothing. */
export const unit: Part = {
  count: 1,
  of: 'round of every case outside the browser',
  minutes: 27,
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

async function playRound(until: number): Promise<Totals | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'campaign-'))
  // What tests print would stand between the words of a report on the same output.
  const file = join(folder, 'report.json')
  const report = await reportOf<Totals & { testResults: File[] }>(
    ['vitest', 'run', '--config', 'tools/campaign/vitest.config.ts', '--reporter=json', `--outputFile=${file}`],
    { until, file },
  )
  await rm(folder, { recursive: true })
  for (const name of report?.testResults.flatMap(brokenIn) ?? []) console.log(`did not hold: ${name}`)
  return report
}

function brokenIn({ name, message, assertionResults }: File): string[] {
  const broken = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  const file = relative('.', name)
  return [...(message ? [`${file} ${message}`] : []), ...broken.map((test) => `${file} ${test}`)]
}
