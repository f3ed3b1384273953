import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Milliseconds. */
const lookEvery = 200

/**
 * Asks this process to stop, as a supervisor would, once the one that the scripts of package.json give as its parent is
 * gone: npm passes SIGTERM and SIGINT on, but nobody tells its children that it was killed.
 */
export function stopWithParent() {
  const { values } = parseArgs({ options: { parent: { type: 'string' } }, strict: false })
  if (typeof values.parent !== 'string') return
  const parent = Number(values.parent)
  const orphan = isOrphanOf(parent)
  const watch = setInterval(() => {
    if (process.ppid === parent && !orphan) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, lookEvery)
  watch.unref()
}

/**
 * Where npm had ended before its shell asked who its parent is, the shell was told of the process that takes orphans. That
 * one has a session of its own; npm shares ours, as a container's first process, too.
 */
function isOrphanOf(parent: number) {
  try {
    return sessionOf(parent) !== sessionOf(process.pid)
  } catch {
    return process.platform !== 'linux' && parent === 1
  }
}

/** The program's name, in brackets before, may hold brackets and spaces itself. */
function sessionOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  return stat.slice(stat.lastIndexOf(')')).split(' ')[4]
}
