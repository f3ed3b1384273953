import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { doctorsWord } from './doctors-word.ts'
import type { Evening } from './evening-so-far.ts'
import type { Machine } from './machine.ts'
import { addresses, authorityName } from './network.ts'
import { isReady } from './one-machine.ts'
import { type } from './page.ts'

const authorityFile = '/etc/caddy/acme.pem'

/** The fifth step's other way: Caddy in nginx's place, in front of the same instances, which are then restarted. */
export async function layCaddy({ outside, visitor }: Evening, first: Machine, instances: readonly Machine[]) {
  await first.run('systemctl disable --now nginx && systemctl start caddy')
  await writeFile(join(first.root, authorityFile), outside.ofAuthority)
  const authority = `acme_ca https://${authorityName}:14000/dir\\nacme_ca_root ${authorityFile}`
  await type(first, ['5. TLS and the proxy', 1], {
    but: {
      'systemctl reload': `sed -i 's#127.0.0.1:3000#${addresses.instances.map((address) => `${address}:3000`).join(' ')}#' /etc/caddy/Caddyfile
        sed -i '0,/^{$/s##{\\n${authority}#' /etc/caddy/Caddyfile
        systemctl reload`,
    },
  })
  await visitor.isServed()
  const stopWalking = visitor.walkAround()
  for (const [index, instance] of instances.entries()) {
    await instance.run('systemctl restart delambre')
    await isReady(instance, addresses.instances[index])
  }
  const walk = await stopWalking()
  const [one] = instances
  return { ...walk, found: one ? (await doctorsWord(one, '6. The doctor')).found : 1 }
}
