import { execFileSync } from 'node:child_process'
import { apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { type Ask, behindProxy, chatWith, json } from './ask.ts'
import { onBareSite } from './on-bare-site.ts'
import { leftOut, type Part } from './part.ts'
import { after, sendAll } from './send-all.ts'

const megabyte = 1024

/** Posts and questions from ever new visitors: the memory that the first tenth left the process with must do for the rest. */
export const memory: Part = {
  count: 20_000,
  of: 'posts and questions',
  minutes: 4,
  run: (count, until) =>
    onBareSite(behindProxy, async (start) => {
      const server = await start()
      const sending = { urls: [server.url], lanes: 8, isOver: after(until), request: visit }
      const first = await sendAll({ ...sending, to: Math.ceil(count / 10) })
      const before = residentMemory(server.process.pid)
      const rest = await sendAll({ ...sending, from: first.sent, to: count })
      const asked = first.sent + rest.sent
      return [
        leftOut('posts and questions', count - asked),
        { what: `refused, of ${asked}`, value: first.refused + rest.refused, most: 0 },
        { what: 'growth of memory', value: residentMemory(server.process.pid) - before, most: 100, unit: 'MB' },
      ]
    }),
}

function visit(number: number): Ask {
  const visitor = `${100 + (number >> 16)}.${(number >> 8) % 256}.${number % 256}.1`
  if (number % 2 === 0) return chatWith([`Combien coûte un projet pour ${number} personnes ?`], visitor)
  return json(apiPaths.contact, { ...exampleRequest, email: `personne-${number}@organisation.fr` }, visitor)
}

function residentMemory(pid: number | undefined) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / megabyte
}
