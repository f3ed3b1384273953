import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { contactAnswers } from '#content/contact-answers.ts'
import { paths } from '#content/paths.ts'
import { bodyLimit } from '#contract/api-paths.ts'
import { startCaddy } from '#testing/caddy.ts'
import { behindProxy } from './cluster/behind-proxy.ts'
import { startCrowd } from './cluster/crowd.ts'
import { reckon } from './cluster/reckoning.ts'
import { limitsAcrossInstances, streamsThroughProxy, tightLimits } from './cluster/shared-limits.ts'
import { builtAssets, type Cluster } from './cluster/started-cluster.ts'
import { addressOf, ask, contactCall } from './cluster/visit.ts'
import { type Figure, leftOut, type Part } from './part.ts'

const instanceCount = 2

/** Two instances behind Caddy, by the file that deploy/ ships: what nginx is held to in `cluster`. */
export const caddy: Part = {
  count: 4,
  of: `restarts, one after another, of ${instanceCount} instances behind Caddy`,
  minutes: 5,
  run: (count, until) =>
    behindProxy({
      name: 'Caddy',
      instanceCount,
      start: startCaddy,
      prove: (proof) => prove(proof, count, until),
    }),
}

type Proof = Cluster & { readonly proxy: Awaited<ReturnType<typeof startCaddy>> }

async function prove({ proxy, instances, catcher, model, variables }: Proof, count: number, until: number) {
  const crowd = startCrowd(proxy, { assets: builtAssets(), from: 0 })
  const lookingUp = startLookingUp(proxy)
  let restarts = 0
  for (; restarts < count && Date.now() < until; restarts++) await instances.restart(restarts % instanceCount)
  await lookingUp.stop()
  const met = await crowd.stop()
  const { lost, doubled, unsent, mails, repeated } = await reckon(variables.DATABASE_URL, catcher, met.accepted)
  for (const failure of new Set(met.failed)) console.log(failure)
  const tight = { ...variables, ...tightLimits, ...model.variables }
  for (let index = 0; index < instanceCount; index++) await instances.restart(index, tight)
  return [
    leftOut('restarts', count - restarts),
    { what: `visits that failed, of ${met.visits}, while restarting`, value: met.failed.length, most: 0 },
    { what: 'contact requests refused while restarting', value: met.toldToCall, most: 0 },
    { what: `requests lost, of ${met.accepted.length}`, value: lost, most: 0 },
    { what: 'requests stored twice', value: doubled, most: 0 },
    { what: 'mails not sent', value: unsent, most: 0 },
    { what: `mails that came twice, of ${mails}`, value: repeated, most: 0 },
    ...(await streamsThroughProxy(proxy, model)),
    ...(await limitsAcrossInstances(proxy)),
    ...(await edges(proxy)),
    { what: 'losses of the store meanwhile: too busy a machine', value: instances.lossesOfStore(), most: 0 },
    ...logWithoutPeople(proxy.said),
  ] satisfies Figure[]
}

async function edges(proxy: Proof['proxy']): Promise<Figure[]> {
  const { status, location } = await plainAnswer(`${proxy.plainUrl}${paths.solutions}`)
  const isSentOn = status === 308 && location === `https://localhost${paths.solutions}`
  const { headers = {}, ...asked } = contactCall('longue@organisation.fr')
  const long = await ask(proxy, addressOf(2_400_000), { ...asked, headers, body: 'x'.repeat(2 * bodyLimit) })
  return [
    { what: 'addresses without TLS that lead to the one with', value: isSentOn ? 1 : 0, least: 1 },
    {
      what: 'requests too long that the site itself answers',
      value: long.status === 413 && long.body.includes(contactAnswers.tooLong) ? 1 : 0,
      least: 1,
    },
  ]
}

function plainAnswer(url: string): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    get(url, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' })
    }).on('error', reject)
  })
}

/** Somebody at the desk, while instances go: whom they look up stands behind the « ? ». */
function startLookingUp(proxy: Proof['proxy']) {
  let isOver = false
  const looking = look()
  return {
    stop: () => {
      isOver = true
      return looking
    },
  }

  async function look() {
    for (let number = 0; !isOver; number++) {
      const path = '/equipe/personne?email=jeanne@organisation.fr'
      const headers = { referer: `${proxy.url}/equipe?nom=jeanne` }
      await ask(proxy, addressOf(2_300_000 + number), { path, method: 'POST', headers, body: '' }).catch(() => {})
      await setTimeout(20)
    }
  }
}

function logWithoutPeople(said: readonly string[]): Figure[] {
  const named = said.filter((line) => line.includes('jeanne'))
  for (const line of named.slice(0, 1)) console.log(line)
  return [{ what: `lines of Caddy’s log, of ${said.length}, with what was looked up`, value: named.length, most: 0 }]
}
