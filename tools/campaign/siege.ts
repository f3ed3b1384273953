import { apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { type Ask, behindProxy, chatWith, json } from './ask.ts'
import { attacks } from './attacks.ts'
import { onBareSite } from './on-bare-site.ts'
import { leftOut, type Part } from './part.ts'
import { after, sendAll } from './send-all.ts'

const attackers = 2
const questions = ['Combien coûte un projet ?', 'Où sont hébergées les données ?', 'Quelle est la météo demain ?']

/** What honest visitors feel while two attackers send, one request after another, all that is known to cost something. */
export const siege: Part = {
  count: 600,
  of: 'honest visits, as many under attack',
  minutes: 4,
  run: (count, until) =>
    onBareSite(behindProxy, async (start) => {
      const { url } = await start()
      const visits = { urls: [url], lanes: 1, to: count, isOver: after(until), request: honestVisit }
      await sendAll({ ...visits, to: Math.ceil(count / 4) })
      const alone = await sendAll(visits)
      let isOver = false
      const attack = sendAll({ urls: [url], lanes: attackers, isOver: () => isOver, request: hostileVisit })
      const besieged = await sendAll(visits)
      isOver = true
      const { sent, failed, unanswered } = await attack
      return [
        leftOut('visits', 2 * count - alone.sent - besieged.sent),
        { what: 'honest visits that failed', value: alone.refused + besieged.refused, most: 0 },
        { what: 'p99 of a visit without attack', value: alone.p99, unit: 'ms' },
        { what: 'p99 of a visit under attack', value: besieged.p99, unit: 'ms' },
        { what: 'p99 under attack ÷ without', value: besieged.p99 / alone.p99, most: 5 },
        { what: `attacks answered with 5xx or not at all, of ${sent}`, value: failed + unanswered, most: 0 },
      ]
    }),
}

/** Pages, questions and a contact request now and then, each from another network. */
function honestVisit(number: number): Ask {
  const visitor = `198.51.${(number >> 8) % 256}.${number % 256}`
  if (number % 10 === 3) return chatWith([questions[number % questions.length] ?? ''], visitor)
  if (number % 10 === 7) {
    return json(apiPaths.contact, { ...exampleRequest, email: `${crypto.randomUUID()}@organisation.fr` }, visitor)
  }
  return { path: '/', headers: { 'accept-encoding': 'br', 'x-forwarded-for': visitor } }
}

function hostileVisit(number: number): Ask {
  const [, attack] = attacks[number % attacks.length] ?? []
  return { path: '/', ...attack, headers: { 'x-forwarded-for': `203.0.113.${number % attackers}`, ...attack?.headers } }
}
