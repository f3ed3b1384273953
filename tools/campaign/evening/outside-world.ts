import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { startStandInDns } from '#testing/stand-in-dns.ts'
import { addresses, authorityName, execute, mailName, zone } from './network.ts'

/** As the page's settings have it. */
const auth = { user: 'user', pass: 'password' }

/** Everybody whom the operator meets: a name server, a mail server with TLS and a login, a certificate authority. */
export async function startOutsideWorld(world: string) {
  await startStandInDns(zone, { host: addresses.names, port: 53 })
  const ofMail = await certificate(world, mailName)
  const mail = { host: addresses.mail, auth, certificate: ofMail }
  const mails = await startMailCatcher({ ...mail, port: 465, secure: true })
  const alarms = await startMailCatcher({ ...mail, port: 587 })
  const ofAuthority = await certificate(world, authorityName)
  await startAuthority(world)
  const root = await rootOf(ofAuthority.cert)
  return { mails, alarms, ofAuthority: ofAuthority.cert, trusted: [ofMail.cert, root].join('\n') }
}

async function certificate(world: string, name: string) {
  const [key, cert] = [join(world, `${name}.key`), join(world, `${name}.pem`)]
  await execute('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'],
    ...['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', cert],
  ])
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
}

/** Debian's `pebble`, which checks by HTTP on port 80 like a public one. */
async function startAuthority(world: string) {
  const configuration = join(world, 'pebble.json')
  await writeFile(
    configuration,
    JSON.stringify({
      pebble: {
        listenAddress: `${addresses.authority}:14000`,
        managementListenAddress: `${addresses.authority}:15000`,
        certificate: join(world, `${authorityName}.pem`),
        privateKey: join(world, `${authorityName}.key`),
        httpPort: 80,
        tlsPort: 443,
      },
    }),
  )
  spawn('pebble', ['-config', configuration, '-dnsserver', `${addresses.names}:53`], {
    env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
    stdio: 'ignore',
  })
}

async function rootOf(ca: string) {
  for (;;) {
    const root = await new Promise<string | undefined>((resolve) => {
      get({ host: addresses.authority, port: 15000, path: '/roots/0', servername: authorityName, ca }, (answer) =>
        resolve(text(answer)),
      ).on('error', () => resolve(undefined))
    })
    if (root) return root
    await setTimeout(100)
  }
}
