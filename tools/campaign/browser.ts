import { spawn } from 'node:child_process'
import { endWithUs } from '#testing/end-with-us.ts'
import { leftOut, type Part } from './part.ts'

type Totals = { expected: number; unexpected: number; flaky: number; skipped: number }

/** What `npm test` takes an example of: each file kept away, each page in a strange browser, each width and state of consent. */
export const browser: Part = {
  count: 1,
  of: 'round of every combination in the browser',
  minutes: 8,
  async run(count, until) {
    const rounds: Totals[] = []
    for (let round = 0; round < count; round++) rounds.push(await playRound(until - Date.now()))
    const sum = (of: (totals: Totals) => number) => rounds.reduce((total, totals) => total + of(totals), 0)
    return [
      { what: 'combinations that held', value: sum(({ expected }) => expected), least: count },
      { what: 'combinations that did not', value: sum(({ unexpected, flaky }) => unexpected + flaky), most: 0 },
      leftOut(
        'combinations',
        sum(({ skipped }) => skipped),
      ),
    ]
  },
}

async function playRound(milliseconds: number): Promise<Totals> {
  const child = spawn(
    'playwright',
    ['test', '--project', 'campaign', '--reporter', 'json', '--global-timeout', String(Math.max(milliseconds, 1))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  endWithUs(child, { signal: 'TERM' })
  const report: { stats: Totals } = JSON.parse((await Array.fromAsync(child.stdout)).join(''))
  return report.stats
}
