import { createBareSite } from '../bare-site.ts'
import { startServer } from '../running-site.ts'
import { openLane } from './ask.ts'
import { fuzzedRequest } from './fuzzed-request.ts'
import type { Part } from './part.ts'
import { createRandom } from './random.ts'

const lanes = 16

/** Requests that nobody would send, over both functions, the posted form and the files. */
export const fuzz: Part = {
  count: 100_000,
  of: 'fuzzed requests',
  minutes: 8,
  async run(count, until, seed) {
    const random = createRandom(seed)
    const site = await createBareSite()
    const variables = { DATA_DIR: site.dataFolder, CHAT_RATE: '1000000/1', CONTACT_RATE: '1000000/1' }
    const server = await startServer({ folder: site.folder, variables })
    const statuses = new Map<number, number>()
    let asked = 0
    let unanswered = 0
    try {
      await Promise.all(Array.from({ length: lanes }, inLane))
      const isAlive = (await openLane(server.url).ask({ path: '/healthz' })).status === 200
      const failed = [...statuses].filter(([status]) => status >= 500).reduce((total, [, times]) => total + times, 0)
      return [
        { what: 'requests left out for want of time', value: count - asked, most: 0 },
        { what: `answers of 5xx, of ${asked}`, value: failed, most: 0 },
        { what: 'requests without an answer', value: unanswered, most: 0 },
        { what: 'different statuses', value: statuses.size, least: 6 },
        { what: 'servers that ended', value: isAlive ? 0 : 1, most: 0 },
      ]
    } finally {
      await server.stop()
      await site.remove()
    }

    async function inLane() {
      const lane = openLane(server.url)
      while (asked < count && Date.now() < until) {
        asked++
        try {
          const { status } = await lane.ask(fuzzedRequest(random))
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        } catch {
          unanswered++
        }
      }
      lane.close()
    }
  },
}
