import { heartbeat } from '#contract/chat-protocol.ts'

/** In milliseconds: a byte may come just before two looks of the server, of which only the second sends another. */
const longest = 2 * heartbeat + 10_000

const steps = 8

/** Nothing came for too long: the network is gone, and nobody says so. */
class SilentNetwork extends Error {}

/**
 * What is awaited, or a failure once it has been awaited for too long. Counted in steps: a page that the browser had put
 * to sleep, as on a phone, could not listen meanwhile.
 */
export function unlessSilent<Result>(awaited: Promise<Result>) {
  let timer: ReturnType<typeof setInterval> | undefined
  const silence = new Promise<never>((_, reject) => {
    let left = steps
    timer = setInterval(() => {
      left--
      if (left === 0) reject(new SilentNetwork())
    }, longest / steps)
  })
  return Promise.race([awaited, silence]).finally(() => clearInterval(timer))
}
