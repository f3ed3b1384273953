import { execFileSync } from 'node:child_process'
import { apiPaths } from '#contract/api-paths.ts'
import { createBareSite } from '../bare-site.ts'
import { exampleRequest } from '../example-request.ts'
import { startServer } from '../running-site.ts'
import { type Ask, behindProxy, chatWith, json, openLane } from './ask.ts'
import type { Part } from './part.ts'

const lanes = 8
const megabyte = 1024

/** Posts and questions from ever new visitors: the memory that the first tenth left the process with must do for the rest. */
export const memory: Part = {
  count: 20_000,
  of: 'posts and questions',
  minutes: 4,
  async run(count, until) {
    const site = await createBareSite()
    const server = await startServer({ folder: site.folder, variables: { DATA_DIR: site.dataFolder, ...behindProxy } })
    let asked = 0
    let refused = 0
    try {
      await askUntil(Math.ceil(count / 10))
      const before = residentMemory(server.process.pid)
      await askUntil(count)
      return [
        { what: 'left out for want of time', value: count - asked, most: 0 },
        { what: `refused, of ${asked}`, value: refused, most: 0 },
        { what: 'growth of memory', value: residentMemory(server.process.pid) - before, most: 100, unit: 'MB' },
      ]
    } finally {
      await server.stop()
      await site.remove()
    }

    async function askUntil(target: number) {
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          const lane = openLane(server.url)
          while (asked < target && Date.now() < until) {
            const { status } = await lane.ask(visit(asked++))
            if (status !== 200) refused++
          }
          lane.close()
        }),
      )
    }
  },
}

function visit(number: number): Ask {
  const visitor = `${100 + (number >> 16)}.${(number >> 8) % 256}.${number % 256}.1`
  if (number % 2 === 0) return chatWith([`Combien coûte un projet pour ${number} personnes ?`], visitor)
  return json(apiPaths.contact, { ...exampleRequest, email: `personne-${number}@organisation.fr` }, visitor)
}

function residentMemory(pid: number | undefined) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / megabyte
}
