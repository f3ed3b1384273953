import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export const execute = promisify(execFile)

/** Addresses as the page has them; those of everybody else are of the ones kept for documentation (RFC 5737). */
export const addresses = {
  proxy: '10.0.0.10',
  instances: ['10.0.0.11', '10.0.0.12', '10.0.0.13'],
  database: '10.0.0.20',
  proxyOutside: '198.51.100.10',
  mail: '198.51.100.25',
  authority: '198.51.100.14',
  names: '198.51.100.53',
} as const

export const domain = 'site-reel.fr'
export const siteName = `www.${domain}`
export const mailName = `mail.${domain}`
export const authorityName = `acme.${domain}`
export const selector = 's1'

/** What a careful owner of the domain publishes. */
export const zone = {
  [siteName]: { A: [addresses.proxyOutside] },
  [mailName]: { A: [addresses.mail] },
  [authorityName]: { A: [addresses.authority] },
  [domain]: { MX: [mailName], TXT: [`v=spf1 a:${mailName} -all`] },
  [`${selector}._domainkey.${domain}`]: { TXT: ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='] },
  [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=quarantine'] },
} as const

const bridge = 'street'

/** A network without a way out, in which this process is everybody else: mail server, name server, authority, visitors. */
export async function layStreet(): Promise<void> {
  await ip('link', 'set', 'lo', 'up')
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('link', 'set', bridge, 'up')
  await ip('address', 'add', '10.0.0.1/24', 'dev', bridge)
  for (const address of [addresses.mail, addresses.authority, addresses.names])
    await ip('address', 'add', `${address}/24`, 'dev', bridge)
}

/** A machine's own end of a cable to that network. */
export async function connect(machine: string, own: readonly string[]): Promise<string> {
  const inside = (...words: string[]) => ip('-n', machine, ...words)
  await ip('netns', 'add', machine)
  await ip('link', 'add', `to-${machine}`, 'type', 'veth', 'peer', 'name', 'host0', 'netns', machine)
  await ip('link', 'set', `to-${machine}`, 'master', bridge, 'up')
  await inside('link', 'set', 'lo', 'up')
  await inside('link', 'set', 'host0', 'up')
  for (const address of own) await inside('address', 'add', `${address}/24`, 'dev', 'host0')
  if (!own.includes(addresses.proxyOutside)) await inside('route', 'add', '198.51.100.0/24', 'dev', 'host0')
  return `/run/netns/${machine}`
}

export async function askNames(file: string): Promise<void> {
  await writeFile(file, `nameserver ${addresses.names}\n`)
}

async function ip(...words: string[]) {
  await execute('ip', words)
}
