import { openLane } from './ask.ts'
import { fuzzedRequest } from './fuzzed-request.ts'
import { onBareSite } from './on-bare-site.ts'
import { leftOut, type Part } from './part.ts'
import { createRandom } from './random.ts'
import { after, sendAll } from './send-all.ts'

const rates = { CHAT_RATE: '1000000/1', CONTACT_RATE: '1000000/1' }

/** Requests that nobody would send, over both functions, the posted form and the files. */
export const fuzz: Part = {
  count: 100_000,
  of: 'fuzzed requests',
  minutes: 8,
  run: (count, until, seed) =>
    onBareSite(rates, async (start) => {
      const random = createRandom(seed)
      const { url } = await start()
      const request = () => fuzzedRequest(random)
      const fuzzed = await sendAll({ urls: [url], lanes: 16, to: count, isOver: after(until), request })
      const isAlive = (await openLane(url).ask({ path: '/healthz' })).status === 200
      return [
        leftOut('requests', count - fuzzed.sent),
        { what: `answers of 5xx, of ${fuzzed.sent}`, value: fuzzed.failed, most: 0 },
        { what: 'requests without an answer', value: fuzzed.unanswered, most: 0 },
        { what: 'different statuses', value: fuzzed.differentStatuses, least: 6 },
        { what: 'servers that ended', value: isAlive ? 0 : 1, most: 0 },
      ]
    }),
}
