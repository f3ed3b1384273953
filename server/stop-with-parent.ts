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
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, lookEvery)
  watch.unref()
}
