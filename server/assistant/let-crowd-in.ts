/** So many visitors within so many milliseconds, more than can be answered, are a crowd: let in first, for a second. */
const crowd = { visitors: 10, within: 50, longest: 1000 }

/**
 * Lets work of a millisecond wait until the connections have been served, one piece at each turn of the event loop: when
 * many visitors ask at once, all of them get their first byte before the answers are worked out. The event loop accepts
 * one connection a turn, and answers under way make its turns long: so while a crowd arrives, no more are begun.
 */
export function createCrowdGate(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const arrivals: number[] = []
  let waitingSince = 0

  function next() {
    const pause = untilCrowdIsIn()
    if (pause > 0) return setTimeout(next, pause)
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }

  function untilCrowdIsIn() {
    const [earliest = 0] = arrivals
    if (arrivals.length < crowd.visitors) return 0
    return Math.min(earliest + crowd.within, waitingSince + crowd.longest) - performance.now()
  }

  return () =>
    new Promise((resolve) => {
      if (arrivals.push(performance.now()) > crowd.visitors) arrivals.shift()
      if (waiting.push(resolve) > 1) return
      waitingSince = performance.now()
      setImmediate(next)
    })
}
