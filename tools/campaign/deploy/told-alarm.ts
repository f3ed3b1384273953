import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endWithUs } from '#testing/end-with-us.ts'
import { freePort } from '#testing/free-port.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { complain } from './complain.ts'

/** SiteDown waits for a minute, the group of its mail for half of one; a busy machine takes longer to begin. */
const longest = 240_000

/**
 * Debian's own Prometheus and Alertmanager with the shipped files, and nobody where the site should be: 1 where no mail
 * says so to whoever is on call.
 */
export async function alarmsUntold(): Promise<0 | 1> {
  const folder = await mkdtemp(join(tmpdir(), 'alarm-'))
  const mails = await startMailCatcher({ auth: { user: 'user', pass: 'password' } })
  const [site, prometheus, alertmanager] = [await freePort(), await freePort(), await freePort()]
  const place = async (file: string, changes: Readonly<Record<string, string>>) => {
    let text = await readFile(`deploy/prometheus/${file}`, 'utf8')
    for (const [from, to] of Object.entries(changes)) {
      if (!text.includes(from)) throw new Error(`deploy/prometheus/${file} has no « ${from} ».`)
      text = text.replaceAll(from, to)
    }
    await writeFile(join(folder, file), text)
  }
  const started: ChildProcess[] = []
  const start = (program: string, parameters: readonly string[]) => {
    const child = spawn(program, parameters, { cwd: folder, stdio: 'ignore' })
    child.on('error', () => console.log(`${program} is missing: apt-get install prometheus prometheus-alertmanager`))
    endWithUs(child, { folder })
    if (child.pid !== undefined) started.push(child)
  }
  try {
    await place('rules.yaml', {})
    await place('prometheus.yml', {
      '/etc/prometheus/rules.yaml': join(folder, 'rules.yaml'),
      '127.0.0.1:9464': `127.0.0.1:${site}`,
      '127.0.0.1:9093': `127.0.0.1:${alertmanager}`,
    })
    // The catcher's certificate is its own.
    await place('alertmanager.yml', {
      'mail.example.org:587': `127.0.0.1:${mails.port}`,
      '        send_resolved: true': '        send_resolved: true\n        tls_config: { insecure_skip_verify: true }',
    })
    start('prometheus-alertmanager', [
      ...['--config.file=alertmanager.yml', '--storage.path=told', '--cluster.listen-address='],
      `--web.listen-address=127.0.0.1:${alertmanager}`,
    ])
    start('prometheus', [
      ...['--config.file=prometheus.yml', '--storage.tsdb.path=measured'],
      `--web.listen-address=127.0.0.1:${prometheus}`,
    ])
    const [mail] = started.length === 2 ? await Promise.race([mails.waitFor(1), setTimeout(longest, [])]) : []
    const isTold =
      mail?.recipients.includes('oncall@example.org') && mail.mail.html?.includes('docs/operations.md#sitedown')
    return isTold ? 0 : complain(`No mail says that 127.0.0.1:${site} is down; ${mails.caught.length} came.`)
  } finally {
    for (const child of started) if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    await mails.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
