import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { commandsOf } from '../deploy/page-commands.ts'
import type { Evening } from './evening-so-far.ts'
import { bootMachine, type Machine } from './machine.ts'
import { addresses, domain } from './network.ts'
import { isReady } from './one-machine.ts'
import { type } from './page.ts'

const here = '127.0.0.1:3000'
const asked = 'postgres@organisation.fr'

/** Step 8: the database on a machine of its own, its nightly backup and the way back, with a request in it. */
export async function moveToPostgres({ world, shared, visitor, step }: Evening, first: Machine) {
  const database = await bootMachine(world, { name: 'database', addresses: [addresses.database], shared })
  const version = (await database.run('ls /etc/postgresql | tail -n 1')).trim()
  await database.run('systemctl enable --now postgresql')
  await step('8. PostgreSQL', async (name) => {
    const but = { '/postgresql/17/': `/postgresql/${version}/` }
    await type(database, [name], { but, input: 'password\npassword\n' })
    await database.run('cp /srv/delambre/deploy/systemd/delambre-database-backup.* /root/')
    await type(database, [name, 1])
    await type(first, [name, 3])
    await isReady(first)
    // What is left of SQLite is ended by the timer's service, as it was told in this step.
    await first.run('systemctl start delambre-backup.service')
    await visitor.sendForm(asked)
    await first.run('systemctl stop delambre')
    await database.run('systemctl start delambre-database-backup.service')
    await type(database, [name, 2])
    await database.run('runuser -u postgres -- dropdb delambre_before')
    await first.run('systemctl start delambre')
    await isReady(first)
  })
  return { database, isBack: (await first.run('delambre leads list')).includes(asked) }
}

/** Step 9: steps 1 to 4 on each, with the folder of the first one copied there, and a line each for nginx. */
export async function layInstances({ world, shared, step }: Evening, first: Machine): Promise<readonly Machine[]> {
  const instances: Machine[] = []
  await step('9. Three instances', async (name) => {
    await first.run('cp --archive --parents /opt/delambre /srv/copied')
    for (const [index, address] of addresses.instances.entries()) {
      const plan = { name: `instance${index + 1}`, addresses: [address], copied: join(world, 'copied'), shared }
      const machine = await bootMachine(world, plan)
      await prepareInstance(first, machine, address)
      instances.push(machine)
    }
    await writeFile(join(first.root, 'etc/nginx/delambre/instances.conf'), `${(await commandsOf(name)).join('\n')}\n`)
    await first.run('nginx -t && systemctl reload nginx\nsystemctl disable --now delambre')
  })
  return instances
}

async function prepareInstance(first: Machine, machine: Machine, address: string) {
  await machine.run('echo offline=true >> /root/.npmrc')
  await type(machine, ['1. The code and its user'], {
    but: { 'git clone YOUR-REPOSITORY /opt/delambre': '', ' && npm ci --omit=dev': '' },
  })
  const ofFirst = await readFile(join(first.root, 'etc/delambre/environment'), 'utf8')
  const settings = `${ofFirst.replace("'127.0.0.1/32'", `'${addresses.proxy}/32'`)}HOST='${address}'\n`
  const [folder = '', file = ''] = await commandsOf('2. The settings')
  await machine.run(`${folder}\n${file}\ncat > /etc/delambre/environment`, { input: settings })
  await cp(join(first.root, 'etc/delambre/authority.pem'), join(machine.root, 'etc/delambre/authority.pem'))
  await machine.run('chgrp delambre /etc/delambre/authority.pem')
  await type(machine, ['4. The service'], {
    but: { 'delambre.service delambre-backup.timer': 'delambre.service', [here]: `${address}:3000` },
  })
}

/** Step 10: who looks at the instances, and a mail about the one that is stopped. */
export async function layAlarms(
  { outside, step }: Evening,
  { first, database, instances }: { first: Machine; database: Machine; instances: readonly Machine[] },
) {
  await step('10. Alarms', async (name) => {
    for (const [index, instance] of instances.entries())
      await type(instance, [name, 1], {
        but: { 'THIS-MACHINE': addresses.instances[index] ?? '', PROMETHEUS: addresses.proxy },
      })
    await writeFile(join(first.root, 'etc/prometheus/authority.pem'), outside.trusted)
    const targets = addresses.instances.map((address) => `          - ${address}:9465`).join('\\n')
    await type(first, [name], {
      but: {
        'promtool check': `sed -i 's/^ *- 127.0.0.1:9464$/${targets}/' /etc/prometheus/prometheus.yml
          sed -i 's/example.org/${domain}/; s#^\\( *\\)send_resolved.*#&\\n\\1tls_config: { ca_file: /etc/prometheus/authority.pem }#' /etc/prometheus/alertmanager.yml
          promtool check`,
      },
    })
    while ((await healthyTargets(first)) < instances.length) await setTimeout(1000)
  })
  const strangers = await Promise.all(
    addresses.instances.map((address) =>
      database.run(`curl --silent --max-time 3 http://${address}:9465/metrics || true`),
    ),
  )
  const [stopped] = instances
  await stopped?.run('systemctl stop delambre')
  const [alarm] = await outside.alarms.waitFor(1)
  await stopped?.run('systemctl start delambre')
  return {
    readByStrangers: strangers.filter((said) => said !== '').length,
    isTold: alarm?.recipients.includes(`oncall@${domain}`) && alarm.mail.subject?.includes('SiteDown') ? 1 : 0,
  }
}

async function healthyTargets(machine: Machine) {
  const said = await machine.run('curl --silent http://127.0.0.1:9090/api/v1/targets || true')
  return said.match(/"health":"up"/g)?.length ?? 0
}

/** Step 11, machine after machine, while somebody walks around. */
export async function replaceAll({ visitor, step }: Evening, instances: readonly Machine[]) {
  const stopWalking = visitor.walkAround()
  await step('11. A new version', async (name) => {
    for (const [index, instance] of instances.entries())
      await type(instance, [name], { but: { [here]: `${addresses.instances[index]}:3000` } })
  })
  return stopWalking()
}
