import { apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { type Ask, behindProxy, json } from './ask.ts'
import { onBareSite } from './on-bare-site.ts'
import { leftOut, type Part } from './part.ts'
import { after, sendAll } from './send-all.ts'

/** Contact requests at two servers that share one SQLite file, beside as many at one server alone. */
export const neighbours: Part = {
  count: 2000,
  of: 'posts to one server, as many to two on one file',
  minutes: 2,
  run: (count, until) =>
    onBareSite({ ...behindProxy, CONTACT_RATE: '1000000/1' }, async (start) => {
      const one = await start()
      const sending = { lanes: 8, isOver: after(until), request: post }
      await sendAll({ ...sending, urls: [one.url], to: Math.ceil(count / 10) })
      const alone = await sendAll({ ...sending, urls: [one.url], to: count })
      const other = await start()
      const together = await sendAll({ ...sending, urls: [one.url, other.url], to: count })
      return [
        leftOut('posts', 2 * count - alone.sent - together.sent),
        { what: 'posts that were refused', value: alone.refused + together.refused, most: 0 },
        { what: 'p99 of a post to one server', value: alone.p99, unit: 'ms' },
        { what: 'p99 of a post to one of two servers', value: together.p99, unit: 'ms' },
        { what: 'p99 with two servers ÷ with one', value: together.p99 / alone.p99, most: 5 },
      ]
    }),
}

function post(number: number): Ask {
  const visitor = `198.${18 + ((number >> 16) % 2)}.${(number >> 8) % 256}.${number % 256}`
  return json(apiPaths.contact, { ...exampleRequest, email: `${crypto.randomUUID()}@organisation.fr` }, visitor)
}
