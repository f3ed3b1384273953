import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The processes of a group that live. One that has ended and that nobody has taken note of yet does not count. */
export function processesOf(group: number): number[] {
  const processes = existsSync('/proc/self/stat') ? fromProc() : fromPs()
  return processes
    .filter(([, itsGroup, state]) => Number(itsGroup) === group && !state?.startsWith('Z'))
    .map(([pid]) => Number(pid))
}

/** Small systems have no `ps`. */
function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      const [state, , group] = readStat(pid)
        .replace(/^.*\) /s, '')
        .split(' ')
      return [pid, group, state]
    })
}

function readStat(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

function fromPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => line.trim().split(/\s+/))
}
