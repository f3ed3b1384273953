/** Below, the clock of the processor's time is too coarse. */
const shortest = 20

/** A first sample warms the work up, and a neighbour on the machine may spoil another. */
const samples = 3

/** Milliseconds of this thread's processor time that a piece of work takes at its best. */
export function processorTime(work: () => unknown): number {
  return Math.min(...Array.from({ length: samples }, () => sampleOf(work)))
}

function sampleOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  for (let times = 1; ; times++) {
    work()
    const { user, system } = process.threadCpuUsage(before)
    const spent = (user + system) / 1000
    if (spent >= shortest) return spent / times
  }
}

/** Whether a piece of work takes long each of several times: a machine that does something else meanwhile is slow once. */
export function isNoticeable(work: () => unknown, milliseconds: number): boolean {
  for (let attempt = 0; attempt < 5; attempt++) {
    const start = performance.now()
    work()
    if (performance.now() - start < milliseconds) return false
  }
  return true
}

/** Four times the text in proportion take four times as long, as its square sixteen times. */
export const mostGrowthOfFourfold = 9
