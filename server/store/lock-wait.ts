import { setTimeout } from 'node:timers/promises'

export type LockWait = ReturnType<typeof createLockWait>

const rememberedFor = 1000
const moment = 3

/**
 * How to wait for SQLite's lock while another process holds it, for at most so many milliseconds. The processor is given
 * back meanwhile: SQLite's own way to wait would hold up every visitor of the process, whatever they came for.
 */
export function createLockWait(timeout: number) {
  let lastMet = Number.NEGATIVE_INFINITY

  async function untilUnlocked<Result>(run: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + timeout
    for (;;) {
      try {
        return await run()
      } catch (error) {
        if (!isLocked(error) || performance.now() >= end) throw error
        lastMet = performance.now()
        // Not always the same, so that two processes do not keep missing each other.
        await setTimeout(1 + Math.random() * 4)
      }
    }
  }

  /** Somebody else writes too: who takes the lock again at once would keep it from them. */
  async function letOthersIn() {
    if (performance.now() - lastMet < rememberedFor) await setTimeout(moment)
  }

  return { untilUnlocked, letOthersIn }
}

const busy = 5
const locked = 6

export function isLocked(error: unknown) {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // The extended codes say more in the upper bytes.
  const code = Number(error.errcode) & 0xff
  return code === busy || code === locked
}
