import { execFileSync } from 'node:child_process'

/** What a process holds, as every system with `ps` tells it. */
export function residentMegabytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1000
}
