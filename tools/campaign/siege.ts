import { apiPaths } from '#contract/api-paths.ts'
import { createBareSite } from '../bare-site.ts'
import { exampleRequest } from '../example-request.ts'
import { startServer } from '../running-site.ts'
import { type Ask, behindProxy, chatWith, json, openLane } from './ask.ts'
import { attacks } from './attacks.ts'
import type { Part } from './part.ts'

const attackers = 2
const questions = ['Combien coûte un projet ?', 'Où sont hébergées les données ?', 'Quelle est la météo demain ?']

/** What honest visitors feel while two attackers send, one request after another, all that is known to cost something. */
export const siege: Part = {
  count: 600,
  of: 'honest visits, as many under attack',
  minutes: 4,
  async run(count, until) {
    const site = await createBareSite()
    const server = await startServer({ folder: site.folder, variables: { DATA_DIR: site.dataFolder, ...behindProxy } })
    try {
      await visit(server.url, Math.ceil(count / 4), until)
      const alone = await visit(server.url, count, until)
      const attack = startAttack(server.url)
      const besieged = await visit(server.url, count, until)
      const { sent, failed } = await attack.stop()
      return [
        { what: 'honest visits that failed', value: alone.failed + besieged.failed, most: 0 },
        { what: 'p99 of a visit without attack', value: alone.p99, unit: 'ms' },
        { what: 'p99 of a visit under attack', value: besieged.p99, unit: 'ms' },
        { what: 'p99 under attack ÷ without', value: besieged.p99 / alone.p99, most: 5 },
        { what: `attacks answered with 5xx, of ${sent}`, value: failed, most: 0 },
      ]
    } finally {
      await server.stop()
      await site.remove()
    }
  },
}

/** Pages, questions and a contact request now and then, each from another network. */
async function visit(url: string, count: number, until: number) {
  const lane = openLane(url)
  const times: number[] = []
  let failed = 0
  for (let number = 0; number < count && Date.now() < until; number++) {
    const { status, time } = await lane.ask(honestVisit(number))
    if (status !== 200) failed++
    times.push(time)
  }
  lane.close()
  return { failed, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

function honestVisit(number: number): Ask {
  const visitor = `198.51.${(number >> 8) % 256}.${number % 256}`
  if (number % 10 === 3) return chatWith([questions[number % questions.length] ?? ''], visitor)
  if (number % 10 === 7) {
    return json(apiPaths.contact, { ...exampleRequest, email: `${crypto.randomUUID()}@organisation.fr` }, visitor)
  }
  return { path: '/', headers: { 'accept-encoding': 'br', 'x-forwarded-for': visitor } }
}

function startAttack(url: string) {
  let isOver = false
  let sent = 0
  let failed = 0
  const lanes = Array.from({ length: attackers }, async (_, attacker) => {
    const lane = openLane(url)
    while (!isOver) {
      const [, attack] = attacks[sent % attacks.length] ?? []
      if (!attack) break
      const headers = { 'x-forwarded-for': `203.0.113.${attacker}`, ...attack.headers }
      const { status } = await lane.ask({ ...attack, headers })
      sent++
      if (status >= 500) failed++
    }
    lane.close()
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(lanes)
      return { sent, failed }
    },
  }
}
