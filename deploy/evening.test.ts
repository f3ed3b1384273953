import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite } from '#server/store/open-store.ts'
import { commandsOf } from '#tools/campaign/deploy/page-commands.ts'

let machine: string
beforeEach(async () => {
  // The page's folders have no space in their names, so these have none either, whatever TMPDIR and this folder are.
  machine = await mkdtemp('/tmp/machine-')
  await symlink(resolve('.'), join(machine, 'code'))
  for (const folder of ['programs', 'etc', 'state', 'backups', 'root']) await mkdir(join(machine, folder))
  // Programs of the system that need root, or a systemd that runs.
  await program('setpriv', 'shift 3\nexec "$@"')
  await program('systemctl', 'echo "$@" >> "$0.calls"')
  await program('delambre', (await readFile('deploy/systemd/delambre', 'utf8')).split('\n').slice(1).join('\n'))
})
afterEach(() => rm(machine, { recursive: true, force: true }))

test('The settings of the page are read as they are meant, whatever characters they hold', async () => {
  const [, , print = ''] = await commandsOf('2. The settings')
  await shell(print.replace('SITE_URL', `LLM_PROVIDERS '[{"name":"a b","model":"m&m;$x#y"}]' SITE_URL`))
  await program('setpriv', 'printf "%s\\n" "$SITE_URL" "$LLM_PROVIDERS" "$DATA_DIR" "$*"')
  const { said } = await shell('delambre leads show 7')
  expect(said.split('\n').slice(0, 3)).toEqual([
    'https://www.example.org',
    '[{"name":"a b","model":"m&m;$x#y"}]',
    join(machine, 'state'),
  ])
  expect(said).toContain('--reuid=delambre --regid=delambre --clear-groups')
  expect(said.trim().endsWith('tools/leads/leads.ts show 7')).toBe(true)
})

test('The settings of the page bring a public key of their own, which the doctor asks for', async () => {
  await shell((await commandsOf('2. The settings'))[2] ?? '')
  expect(await readFile(join(machine, 'etc/environment'), 'utf8')).toMatch(/^ANON_KEY='[\da-f]{32}'$/m)
})

test('The certificate is asked for without a question to whoever types, and lies where nginx looks for it', async () => {
  const [certbot = ''] = await commandsOf('5. TLS and the proxy')
  for (const answer of ['--agree-tos', '--no-eff-email', '--email ']) expect(certbot).toContain(answer)
  const [, name] = /--domain (\S+)/.exec(certbot) ?? []
  expect(await readFile('deploy/nginx/delambre/https.conf', 'utf8')).toContain(`/etc/letsencrypt/live/${name}/`)
})

test('Prometheus and Alertmanager, which know no password, listen to their own machine alone', async () => {
  const lines = (await commandsOf('10. Alarms')).filter((command) => command.startsWith("echo 'ARGS="))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toContain('--web.listen-address=127.0.0.1:')
})

test('What is put into shipped files is put into their copies, where a new version leaves it alone', async () => {
  const [, ...alarms] = await commandsOf('10. Alarms')
  const metrics = await commandsOf('10. Alarms', 1)
  const proxies = [await commandsOf('5. TLS and the proxy'), await commandsOf('5. TLS and the proxy', 1)]
  for (const commands of [alarms, metrics, ...proxies])
    for (const edit of commands.filter((command) => command.startsWith('sed -i'))) expect(edit).toMatch(/ \/etc\/\S+$/)
  expect(metrics.some((command) => command.startsWith('sed -i'))).toBe(true)
})

test('The command of root runs every tool that it names, and says which there are', async () => {
  await writeFile(join(machine, 'etc/environment'), '')
  await program('setpriv', 'for file; do [ ! -f "$file" ] || echo "$file"; done')
  for (const [tool, file] of Object.entries({
    doctor: 'tools/doctor/doctor.ts',
    leads: 'tools/leads/leads.ts',
    migrate: 'tools/migrate.ts',
    eval: 'tools/eval.ts',
  }))
    expect((await shell(`delambre ${tool}`)).said).toContain(file)
  const { code, said } = await shell('delambre')
  expect(code).toBe(1)
  expect(said).toMatch(/^delambre knows build, doctor, eval, former-leads, leads and migrate, not nothing: /)
})

test('What stayed in SQLite after a move to PostgreSQL is read there, although the settings name the new database', {
  timeout: 60_000,
}, async () => {
  await writeFile(join(machine, 'etc/environment'), "DATABASE_URL='postgres://nobody@127.0.0.1:1/nowhere'\n")
  await store(join(machine, 'state'))
  expect((await shell('delambre leads list')).said).toContain('The database cannot be reached')
  const { code, said } = await shell('delambre former-leads list')
  expect(said).not.toContain('database')
  expect(code).toBe(0)
})

test('The way back to a backup, as the page has it, ends with the requests of that backup', {
  timeout: 120_000,
}, async () => {
  await writeFile(join(machine, 'etc/environment'), '')
  await store(join(machine, 'state'))
  const backup = join(machine, 'backups/site-2026-11-16T033000.sqlite')
  expect((await shell(`delambre leads backup '${backup}'`)).said).toContain('0 requests backed up')
  await writeFile(join(machine, 'state/site.sqlite'), 'damaged')
  const { code, said } = await shell((await commandsOf('7. A backup', 1)).join('\n'))
  expect(said).toContain('0 requests purged.')
  expect(code).toBe(0)
  expect(await readFile(join(machine, 'root/store-before/site.sqlite'), 'utf8')).toBe('damaged')
  expect(await readFile(join(machine, 'programs/systemctl.calls'), 'utf8')).toBe('stop delambre\nstart delambre\n')
})

async function store(folder: string) {
  const opened = openSqlite(folder)
  await migrate(opened, Date.now())
  await opened.close()
}

/** In the folders of this machine, which stand for those of the page; as whoever runs the test. */
function here(commands: string) {
  return commands
    .replaceAll('/etc/delambre', `${machine}/etc`)
    .replaceAll('/opt/delambre', `${machine}/code`)
    .replaceAll('/var/lib/delambre-backups', `${machine}/backups`)
    .replaceAll('/var/lib/delambre', `${machine}/state`)
    .replaceAll('/root/', `${machine}/root/`)
    .replaceAll('-o delambre -g delambre ', '')
}

async function program(name: string, script: string) {
  const file = join(machine, 'programs', name)
  await writeFile(file, `#!/bin/sh\n${name === 'delambre' ? here(script) : script}\n`)
  await chmod(file, 0o755)
}

function shell(commands: string) {
  const path = [join(machine, 'programs'), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter)
  return new Promise<{ code: number; said: string }>((done) => {
    execFile('sh', ['-euc', here(commands)], { env: { PATH: path } }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, said: stdout + stderr }),
    )
  })
}
