import { leftOut, type Part } from './part.ts'
import { reportOf, reportsOf } from './report-of.ts'

type Totals = { expected: number; unexpected: number; flaky: number; skipped: number }

/** What Playwright needs to report what its time was enough for. */
const reporting = 30_000

/** What `npm test` takes an example of: each file kept away, each page in a strange browser, each width and state of consent. */
export const browser: Part = {
  count: 1,
  of: 'round of every combination in the browser',
  minutes: 8,
  async run(count, until) {
    const rounds = await reportsOf(count, until, () => playRound(until))
    const sum = (of: (totals: Totals) => number) => rounds.reduce((total, totals) => total + of(totals), 0)
    return [
      { what: 'combinations that held', value: sum(({ expected }) => expected), least: count },
      { what: 'combinations that did not', value: sum(({ unexpected, flaky }) => unexpected + flaky), most: 0 },
      leftOut(
        'combinations',
        sum(({ skipped }) => skipped),
      ),
      leftOut('rounds', count - rounds.length),
    ]
  },
}

async function playRound(until: number): Promise<Totals | undefined> {
  const time = ['--global-timeout', String(Math.max(until - Date.now(), 1))]
  const report = await reportOf<{ stats: Totals }>(
    ['playwright', 'test', '--project', 'campaign', '--reporter', 'json', ...time],
    { until: until + reporting },
  )
  return report?.stats
}
