/** Reports at once, then not again for a while; the next report says how often it happened in between. */
export function atMostOnceIn(milliseconds: number, report: (times: number) => void): () => void {
  let times = 0
  let lastReport = Number.NEGATIVE_INFINITY
  return () => {
    times++
    if (performance.now() - lastReport < milliseconds) return
    lastReport = performance.now()
    report(times)
    times = 0
  }
}
