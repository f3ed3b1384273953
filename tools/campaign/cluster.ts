import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { NginxMissing, startNginx } from '#testing/nginx.ts'
import { startStandInModel } from '#testing/stand-in-model.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { startCrowd } from './cluster/crowd.ts'
import { startInstances } from './cluster/instances.ts'
import { reckon } from './cluster/reckoning.ts'
import { limitsAcrossInstances, streamsThroughProxy } from './cluster/shared-limits.ts'
import { addressOf, ask, contactCall } from './cluster/visit.ts'
import { type Figure, leftOut, type Part } from './part.ts'

const instanceCount = 3
const outage = 20_000
/** Requests that were taken when the database goes, their mails under way. */
const atTheCut = 10
const assetsFolder = 'dist/current/client/assets'

/** Three instances on one PostgreSQL behind nginx, with the file that deploy/nginx ships: restarts, an outage, limits. */
export const cluster: Part = {
  count: 6,
  of: `restarts, one after another, of ${instanceCount} instances behind nginx`,
  minutes: 6,
  async run(count, until) {
    if (!existsSync(assetsFolder)) return cannot('There is no build: npm run build, then run this again.')
    try {
      await using cleanups = new AsyncDisposableStack()
      return await prove(await startAll(cleanups), count, until)
    } catch (error) {
      if (error instanceof NginxMissing) return cannot(error.message)
      throw error
    }
  },
}

async function prove({ proxy, instances, postgres, catcher, model, variables }: Cluster, count: number, until: number) {
  const assets = readdirSync(assetsFolder)
    .filter((file) => /\.(?:js|css|woff2)$/.test(file))
    .map((file) => `/assets/${file}`)

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
  const tight = { CONTACT_RATE: '4/600', CHAT_RATE: '3/600', CHAT_DAILY_BUDGET: '10', ...model.variables }
  for (let index = 0; index < instanceCount; index++) await instances.restart(index, { ...variables, ...tight })
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

type Cluster = Awaited<ReturnType<typeof startAll>>

async function startAll(cleanups: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  cleanups.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres()
  cleanups.defer(postgres.stop)
  const catcher = await startMailCatcher()
  cleanups.defer(catcher.stop)
  const model = await startSlowModel()
  cleanups.defer(model.stop)
  const variables = {
    DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: folder,
    SMTP_URL: catcher.url,
    CONTACT_RATE: '100000/1',
    // Nginx alone: who connects from another loopback address is a visitor.
    TRUSTED_PROXIES: '127.0.0.1/32',
  }
  const instances = await startInstances(instanceCount, variables)
  cleanups.defer(async () => void (await instances.stop()))
  const proxy = await startNginx(instances.ports)
  cleanups.defer(async () => void (await proxy.stop()))
  return { proxy, instances, postgres, catcher, model, variables }
}

/** Says one word, and the rest when it is told to. */
async function startSlowModel() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const model = await startStandInModel(async function* () {
    yield { say: 'Bonjour' }
    await released
    yield { say: ' et merci.' }
    yield 'done'
  })
  return { ...model, release, variables: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'slow' } }
}

async function untilTaken(proxy: Cluster['proxy']) {
  const start = performance.now()
  for (let attempt = 0; ; attempt++) {
    const { status } = await ask(proxy, addressOf(1_000_000 + attempt), contactCall('apres-la-panne@organisation.fr'))
    if (status === 200) return performance.now() - start
    await setTimeout(100)
  }
}

/** Whoever is looked up at the desk stands behind the « ? ». */
async function logWithoutPeople(proxy: Cluster['proxy']): Promise<Figure[]> {
  const { headers } = await ask(proxy, addressOf(2_300_000), {
    path: '/equipe/personne?email=jeanne@organisation.fr',
    headers: { referer: `${proxy.url}/equipe?nom=jeanne` },
  })
  const id = String(headers['x-request-id'])
  while (!(await proxy.logged()).some((line) => line.endsWith(id))) await setTimeout(50)
  const named = (await proxy.logged()).filter((line) => /[?@]|jeanne/.test(line))
  return [{ what: 'lines of nginx’s log with what was looked up', value: named.length, most: 0 }]
}

function cannot(why: string): Figure[] {
  console.log(why)
  return [{ what: 'instances behind nginx', value: 0, least: instanceCount }]
}
