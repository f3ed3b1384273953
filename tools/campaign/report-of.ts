import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { endWithUs } from '#testing/end-with-us.ts'

type Run = {
  readonly folder?: string
  readonly until: number
  /** Where the runner writes its report, if the tests themselves print too. */
  readonly file?: string
}

/** What a runner of tests reports as JSON; nothing where its time was over before it was through. */
export async function reportOf<Report>(
  [program, ...args]: readonly [string, ...string[]],
  { folder = '.', until, file }: Run,
): Promise<Report | undefined> {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: AbortSignal.timeout(Math.max(until - Date.now(), 1)),
  })
  // Ended by its time: what it did not report is left out.
  child.once('error', () => {})
  endWithUs(child, { signal: 'TERM' })
  try {
    const printed = await text(child.stdout)
    return JSON.parse(file ? await readFile(file, 'utf8') : printed)
  } catch {
    return undefined
  }
}

/** So many rounds of it, as far as the time goes. */
export async function reportsOf<Report>(
  count: number,
  until: number,
  play: () => Promise<Report | undefined>,
): Promise<readonly Report[]> {
  const reports: Report[] = []
  while (reports.length < count && Date.now() < until) {
    const report = await play()
    if (report === undefined) break
    reports.push(report)
  }
  return reports
}
