import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds of a tick of /proc, the same on every Linux. */
export const tick = 10

export const tellsTimeOfProcess = existsSync('/proc/self/stat')

/** Milliseconds that a process has spent on the processor, all its threads together; Linux tells. */
export function timeOfProcess(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return tick * (Number(fields[11]) + Number(fields[12]))
}
