/** Milliseconds. */
const lookEvery = 200

/**
 * Asks this process to stop, as a supervisor would, once the one that started it is gone: npm passes SIGTERM and SIGINT
 * on, but nobody tells its children that it was killed.
 */
export function stopWithParent(parent: number) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, lookEvery)
  watch.unref()
}
