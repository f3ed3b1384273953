import { type ChildProcess, spawn } from 'node:child_process'

/** Its input ends when the process at the other end does, even one that was killed. */
const guard = 'read -r isOver || { kill -s "$1" -- "$2"; [ -z "$3" ] || { sleep 1; rm -rf "$3"; }; }'

type Ending = {
  readonly signal?: 'KILL' | 'TERM' | 'QUIT'
  /** Whether it leads a group of its own, which ends with it. */
  readonly group?: boolean
  /** A folder that is of no use without it. */
  readonly folder?: string
}

/**
 * What is started for a test or a measurement ends with the process that started it, however that one ends. Call what is
 * returned once there is nothing left to end; a process without a group of its own needs no telling.
 */
export function endWithUs(child: ChildProcess, { signal = 'KILL', group = false, folder = '' }: Ending = {}) {
  const { pid } = child
  if (pid === undefined) return () => {}
  if (process.connected && !process.listeners('disconnect').includes(leave)) process.once('disconnect', leave)
  const { stdin } = spawn('/bin/sh', ['-c', guard, 'guard', signal, String(group ? -pid : pid), folder], {
    // A group of its own: what ends all of ours, as Ctrl-C does, must leave it its work.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  stdin.on('error', () => {})
  const dismiss = () => void stdin.end('yes\n')
  if (!group) child.once('exit', dismiss)
  return dismiss
}

/** A test runner's worker whose runner is gone would test on for nobody. */
function leave() {
  process.exit(1)
}
