import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { endWithUs } from '#testing/end-with-us.ts'

type Run = { readonly folder?: string; readonly until: number }

/** What a runner of tests prints as JSON; nothing where its time was over before it was through. */
export async function reportOf<Report>(
  [program, ...args]: readonly [string, ...string[]],
  { folder = '.', until }: Run,
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
    return JSON.parse(await text(child.stdout))
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
