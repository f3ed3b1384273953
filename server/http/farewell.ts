import { setTimeout } from 'node:timers/promises'

/** Milliseconds: who asked twice within the first is told within the second, in which such a one asks again and acts on it. */
const regularly = 3000
const farewellTime = 1500

type Time = { readonly now?: () => number; readonly wait?: (milliseconds: number) => Promise<unknown> }

/**
 * Tells a proxy that asks every second whether the process lives that it is about to go, while it still takes requests:
 * not every proxy can send a request elsewhere that it has begun to send here.
 */
export function createFarewell({ now = Date.now, wait = setTimeout }: Time = {}) {
  let [before, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let isOver = false

  return {
    /** For whoever asks. */
    isLeaving: () => {
      ;[before, last] = [last, now()]
      return isOver
    },
    /** Resolves once those who ask regularly know; at once where there are none. */
    leave: async () => {
      isOver = true
      if (now() - before < regularly) await wait(farewellTime)
    },
  }
}
