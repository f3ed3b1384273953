/**
 * Lets work of a millisecond wait until the connections have been served, one piece at each turn of the event loop: when
 * many visitors ask at once, all of them get their first byte before the answers are worked out.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []

  function next() {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
