import type { Log } from '#server/log.ts'
import type { createRetention } from './retention.ts'

type Dependencies = {
  readonly retention: ReturnType<typeof createRetention>
  readonly removeOldDrafts: (now: number) => Promise<void>
  readonly now: () => number
  readonly log: Log
}

const hour = 3600 * 1000
const day = 24 * hour

/**
 * Ends the storage of what has had its time: of requests once a day, of what counts visitors every hour. A purge that failed
 * is tried again with the latter: each duration is one « au plus ».
 */
export function createHousekeeping({ retention, removeOldDrafts, now, log }: Dependencies) {
  const timers: NodeJS.Timeout[] = []
  let isOwed = false

  async function purge() {
    try {
      await removeOldDrafts(now())
      const count = await retention.purge(now())
      isOwed = false
      log.info({ count }, 'Requests past their retention are purged.')
    } catch (error) {
      isOwed = true
      log.error({ err: error }, 'The daily purge failed: it is tried again in an hour, or by `npm run leads -- purge`.')
    }
  }

  async function forgetVisitors() {
    if (isOwed) await purge()
    try {
      await retention.forgetVisitors(now())
    } catch (error) {
      log.error({ err: error }, 'Counts of visitors could not be erased: it is tried again in an hour.')
    }
  }

  return {
    purge,
    start: () => timers.push(setInterval(purge, day), setInterval(forgetVisitors, hour)),
    stop: () => timers.splice(0).forEach(clearInterval),
  }
}
