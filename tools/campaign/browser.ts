import { leftOut, type Part } from './part.ts'
import { reportOf, reportsOf } from './report-of.ts'

type Totals = { expected: number; unexpected: number; flaky: number; skipped: number }
type Suite = { suites?: Suite[]; specs: { title: string; file: string; line: number; ok: boolean }[] }

/** What Playwright needs to report what its time was enough for. */
const reporting = 30_000

/** What `npm test` takes an example of: each file kept away, each page in a strange browser, each width and state of consent. */
export const browser: Part = {
  count: 1,
  of: 'round of every combination in the browser',
  minutes: 27,
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
  const report = await reportOf<{ stats: Totals; suites: Suite[] }>(
    ['playwright', 'test', '--project', 'campaign', '--reporter', 'json', ...time],
    { until: until + reporting },
  )
  for (const name of report?.suites.flatMap(brokenIn) ?? []) console.log(`did not hold: ${name}`)
  return report?.stats
}

function brokenIn({ suites = [], specs }: Suite): string[] {
  const broken = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`)
  return [...broken, ...suites.flatMap(brokenIn)]
}
