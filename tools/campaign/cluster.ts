import { setTimeout } from 'node:timers/promises'
import { startNginx } from '#testing/nginx.ts'
import { behindProxy } from './cluster/behind-proxy.ts'
import { startCrowd } from './cluster/crowd.ts'
import { reckon } from './cluster/reckoning.ts'
import { limitsAcrossInstances, streamsThroughProxy, tightLimits } from './cluster/shared-limits.ts'
import { builtAssets, type Cluster } from './cluster/started-cluster.ts'
import { addressOf, ask, contactCall } from './cluster/visit.ts'
import { type Figure, leftOut, type Part } from './part.ts'

const instanceCount = 3
const outage = 20_000
/** Requests that were taken when the database goes, their mails under way. */
const atTheCut = 10

/** Three instances on one PostgreSQL behind nginx, with the file that deploy/nginx ships: restarts, an outage, limits. */
export const cluster: Part = {
  count: 6,
  of: `restarts, one after another, of ${instanceCount} instances behind nginx`,
  minutes: 6,
  run: (count, until) =>
    behindProxy({
      name: 'nginx',
      instanceCount,
      start: startNginx,
      prove: (proof) => prove(proof, count, until),
    }),
}

async function prove({ proxy, instances, postgres, catcher, model, variables }: Proof, count: number, until: number) {
  const assets = builtAssets()
  const crowd = startCrowd(proxy, { assets, from: 0 })
  let restarts = 0
  for (; restarts < count && Date.now() < until; restarts++) await instances.restart(restarts % instanceCount)
  const rolling = await crowd.stop()
  const afterRestarts = await reckon(variables.DATABASE_URL, catcher, rolling.accepted)

  const second = startCrowd(proxy, { assets, from: rolling.next })
  while (second.met.accepted.length < atTheCut) await setTimeout(50)
  await postgres.cutOff()
  await setTimeout(outage)
  await postgres.resume()
  const recovery = await untilTaken(proxy)
  const during = await second.stop()
  const afterOutage = await reckon(variables.DATABASE_URL, catcher, [...rolling.accepted, ...during.accepted])

  for (const failure of new Set([...rolling.failed, ...during.failed])) console.log(failure)
  const tight = { ...variables, ...tightLimits, ...model.variables }
  for (let index = 0; index < instanceCount; index++) await instances.restart(index, tight)
  return [
    leftOut('restarts', count - restarts),
    { what: 'restarts that did not end with 0', value: instances.uncleanStops(), most: 0 },
    { what: `visits that failed, of ${rolling.visits}, while restarting`, value: rolling.failed.length, most: 0 },
    { what: 'contact requests refused while restarting', value: rolling.toldToCall, most: 0 },
    { what: `requests lost, of ${rolling.accepted.length}`, value: afterRestarts.lost, most: 0 },
    { what: 'requests stored twice', value: afterRestarts.doubled, most: 0 },
    { what: 'mails not sent', value: afterRestarts.unsent, most: 0 },
    { what: `mails that came twice, of ${afterRestarts.mails}`, value: afterRestarts.repeated, most: 0 },
    {
      what: `pages and answers that failed, of ${during.visits}, without database`,
      value: during.failed.length,
      most: 0,
    },
    { what: 'contact requests told to call, without database', value: during.toldToCall, least: 1 },
    { what: 'from the database being back to a stored request', value: recovery, most: 10_000, unit: 'ms' },
    { what: `requests lost, of ${during.accepted.length} around it`, value: afterOutage.lost, most: 0 },
    { what: 'requests stored twice around it', value: afterOutage.doubled, most: 0 },
    { what: 'mails not sent after it', value: afterOutage.unsent, most: 0 },
    { what: 'mails that came twice around it', value: afterOutage.repeated - afterRestarts.repeated, most: 0 },
    ...(await streamsThroughProxy(proxy, model)),
    ...(await limitsAcrossInstances(proxy)),
    { what: 'losses of the store meanwhile: too busy a machine', value: instances.lossesOfStore(), most: 0 },
    ...(await logWithoutPeople(proxy)),
  ] satisfies Figure[]
}

type Proof = Cluster & { readonly proxy: Awaited<ReturnType<typeof startNginx>> }

async function untilTaken(proxy: Proof['proxy']) {
  const start = performance.now()
  for (let attempt = 0; ; attempt++) {
    const { status } = await ask(proxy, addressOf(1_000_000 + attempt), contactCall('apres-la-panne@organisation.fr'))
    if (status === 200) return performance.now() - start
    await setTimeout(100)
  }
}

/** Whoever is looked up at the desk stands behind the « ? ». */
async function logWithoutPeople(proxy: Proof['proxy']): Promise<Figure[]> {
  const { headers } = await ask(proxy, addressOf(2_300_000), {
    path: '/equipe/personne?email=jeanne@organisation.fr',
    headers: { referer: `${proxy.url}/equipe?nom=jeanne` },
  })
  const id = String(headers['x-request-id'])
  while (!(await proxy.logged()).some((line) => line.endsWith(id))) await setTimeout(50)
  const named = (await proxy.logged()).filter((line) => /[?@]|jeanne/.test(line))
  return [{ what: 'lines of nginx’s log with what was looked up', value: named.length, most: 0 }]
}
