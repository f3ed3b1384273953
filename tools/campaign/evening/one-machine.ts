import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Evening } from './evening-so-far.ts'
import { bootMachine, type Machine } from './machine.ts'
import { addresses, authorityName } from './network.ts'
import { type } from './page.ts'

const authorityFile = '/etc/ssl/certs/acme.pem'

/** Steps 1 to 5: one machine with the site, TLS in front. */
export async function layFirst({ world, shared, outside, step }: Evening): Promise<Machine> {
  const first = await bootMachine(world, {
    name: 'first',
    addresses: [addresses.proxy, addresses.proxyOutside],
    shared,
  })
  await asInstalled(first)
  await step('1. The code and its user', (name) => type(first, [name]))
  await step('2. The settings', async (name) => {
    await type(first, [name])
    await trust(first, outside.trusted)
  })
  await step('3. The build', (name) => type(first, [name]))
  await step('4. The service', (name) => type(first, [name]))
  await writeFile(join(first.root, authorityFile), outside.ofAuthority)
  await step('5. TLS and the proxy', async (name) =>
    type(first, [name], { but: await forOlderNginx(first), variables: { REQUESTS_CA_BUNDLE: authorityFile } }),
  )
  return first
}

/** Step 7: what was asked before the backup is there afterwards, what came since is not. */
export async function goBack({ outside, visitor, step }: Evening, first: Machine): Promise<number> {
  await visitor.sendForm('avant@organisation.fr')
  await outside.mails.waitFor(2)
  await step('7. A backup', async (name) => {
    await type(first, [name])
    await visitor.sendForm('apres@organisation.fr')
    await type(first, [name, 1])
  })
  await isReady(first)
  const list = await first.run('delambre leads list')
  return list.includes('avant@organisation.fr') && !list.includes('apres@organisation.fr') ? 1 : 0
}

/** As step 4 asks. */
export async function isReady(machine: Machine, address = '127.0.0.1'): Promise<void> {
  await machine.run(`curl --fail --silent --retry 60 --retry-connrefused --retry-delay 1 http://${address}:3000/readyz`)
}

/** What `apt-get install` of the first step leaves, with an authority of this world for certbot. */
async function asInstalled(machine: Machine) {
  await machine.run(`echo offline=true >> /root/.npmrc
    mkdir -p /etc/letsencrypt /var/www/html
    echo 'server = https://${authorityName}:14000/dir' > /etc/letsencrypt/cli.ini
    ln -sf /etc/nginx/sites-available/default /etc/nginx/sites-enabled/default
    rm -rf /etc/nginx/conf.d/* /etc/nginx/delambre
    systemctl enable --now nginx certbot.timer logrotate.timer`)
}

/** The page's word for a mail server with a certificate of one's own authority. */
async function trust(machine: Machine, authorities: string) {
  await machine.run(
    `cat > /etc/delambre/authority.pem
    chgrp delambre /etc/delambre/authority.pem && chmod 640 /etc/delambre/authority.pem
    echo "NODE_EXTRA_CA_CERTS='/etc/delambre/authority.pem'" >> /etc/delambre/environment`,
    { input: authorities },
  )
}

/** As deploy/nginx/delambre/https.conf itself says. */
async function forOlderNginx(machine: Machine): Promise<Readonly<Record<string, string>>> {
  const version = await machine.run('nginx -v 2>&1')
  const [, major = 0, minor = 0, patch = 0] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(version)?.map(Number) ?? []
  if (major * 1e6 + minor * 1e3 + patch >= 1_025_001) return {}
  return { 'nginx -t': "sed -i '/^http2 on;/d; s/ ssl;/ ssl http2;/' /etc/nginx/delambre/https.conf\nnginx -t" }
}
