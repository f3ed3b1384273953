import { mkdir } from 'node:fs/promises'
import type { Figure } from '../part.ts'
import { layCaddy } from './caddy-instead.ts'
import { doctorsWord } from './doctors-word.ts'
import type { Evening } from './evening-so-far.ts'
import { execute, layStreet } from './network.ts'
import { goBack, layFirst } from './one-machine.ts'
import { startOutsideWorld } from './outside-world.ts'
import { makeNewVersion, makeOwnCopy } from './own-copy.ts'
import { layAlarms, layInstances, moveToPostgres, replaceAll } from './several.ts'
import { createVisitor } from './visitor.ts'

/**
 * The evening of docs/operations.md on machines of its own. Runs as the first process of namespaces of its own
 * (tools/campaign/evening.ts), so that nothing of it stays; prints its figures as JSON.
 */
const world = '/run/evening'
const started = Date.now()
const allSteps = 11
let steps = 0
const figures: Figure[] = []

try {
  await spendEvening()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
const all: Figure[] = [
  { what: `of ${allSteps} steps of the page, carried out`, value: steps, least: allSteps },
  ...figures,
]
process.stdout.write(JSON.stringify(all), () => process.exit(0))

async function spendEvening() {
  await execute('sh', [
    '-euc',
    `mount -t tmpfs tmpfs /run
    mkdir /run/netns ${world}
    mount -t tmpfs -o size=90% tmpfs ${world}
    umount --lazy /sys/fs/cgroup
    mount -t cgroup2 cgroup2 /sys/fs/cgroup`,
  ])
  await mkdir(`${world}/copied`)
  await layStreet()
  const outside = await startOutsideWorld(world)
  const copy = await makeOwnCopy(world)
  const shared = { [copy]: '/srv/delambre', [`${world}/copied`]: '/srv/copied' }
  const evening: Evening = { world, shared, outside, visitor: createVisitor(outside.trusted), step }

  const first = await layFirst(evening)
  await step('6. The doctor', async (name) => {
    const { inTheWay } = await doctorsWord(first, name)
    tell('things in the way of one machine', { value: inTheWay, most: 0 })
  })
  tell('backups of SQLite gone back to', { value: await goBack(evening, first), least: 1 })
  const { database, isBack } = await moveToPostgres(evening, first)
  tell('backups of PostgreSQL gone back to', { value: isBack ? 1 : 0, least: 1 })
  const instances = await layInstances(evening, first)
  const { readByStrangers, isTold } = await layAlarms(evening, { first, database, instances })
  tell('metrics that other machines can read', { value: readByStrangers, most: 0 })
  tell('mails that an instance is down', { value: isTold, least: 1 })
  await makeNewVersion(copy)
  const { visits, failed } = await replaceAll(evening, instances)
  for (const failure of new Set(failed)) console.error(failure)
  tell(`visits that failed, of ${visits}, while all were replaced`, { value: failed.length, most: 0 })
  for (const [index, instance] of instances.entries()) {
    const { found, text } = await doctorsWord(instance, '6. The doctor')
    if (index === 0 || found > 0) console.error(text)
    tell(`things that the doctor finds on ${instance.name}`, { value: found, most: 0 })
  }
  const behind = await layCaddy(evening, first, instances)
  for (const failure of new Set(behind.failed)) console.error(failure)
  tell(`visits that failed, of ${behind.visits}, behind Caddy instead`, { value: behind.failed.length, most: 0 })
  tell('things that the doctor finds behind Caddy', { value: behind.found, most: 0 })
}

async function step(name: string, carryOut: (name: string) => Promise<unknown>) {
  await carryOut(name)
  steps++
  console.error(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${name}`)
}

function tell(what: string, figure: Omit<Figure, 'what'>) {
  figures.push({ what, ...figure })
}
