import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { paths } from '#content/paths.ts'
import { apiPaths, bodyLimit } from '#contract/api-paths.ts'
import { duty } from '#testing/duties.ts'
import { execForm, readDockerfile } from '#tools/campaign/deploy/dockerfile.ts'
import { leftOut } from '#tools/leads/back-up.ts'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const variables = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+)/gm)].flatMap(
  ([, names = '']) => names.replaceAll('`', '').split(', '),
)
const { dependencies } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)
const stages = readDockerfile(read('container/Dockerfile'))
const image = stages.at(-1)?.steps ?? []
const imageStep = (wanted: string) => image.find(({ instruction }) => instruction === wanted)?.rest ?? ''

describe('The container', () => {
  test('is of the Node that package.json pins, in both stages', () => {
    expect(stages.map(({ base }) => base)).toEqual(Array(2).fill(`node:${dependencies.node}-bookworm-slim`))
  })

  test('starts the server itself, not a shell, and not as root', () => {
    expect(execForm(imageStep('CMD'))).toEqual(['node', 'tools/start.ts'])
    expect(imageStep('STOPSIGNAL')).toBe('SIGTERM')
    expect(Number(imageStep('USER').split(':')[0])).toBeGreaterThan(1000)
    expect(imageStep('HEALTHCHECK')).not.toMatch(/curl|wget/)
  })

  test('is composed with variables that the site reads, read-only and without rights', () => {
    const { services } = parse(read('container/compose.yaml'))
    const { environment, build, ...site } = services.site
    expect(Object.keys(environment).filter((name) => !variables.includes(name))).toEqual([])
    expect(existsSync(build.dockerfile)).toBe(true)
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(site.volumes).toEqual([`data:${imageStep('VOLUME')}`])
    expect(Object.keys(site.depends_on)).toEqual(['database'])
  })

  test('logs to the journal in every service, the database too: what Docker keeps by itself it keeps for ever', () => {
    const services: Record<string, { logging?: unknown }> = parse(read('container/compose.yaml')).services
    expect(Object.keys(services)).toEqual(['site', 'database'])
    for (const { logging } of Object.values(services)) expect(logging).toEqual({ driver: 'journald' })
    expect(duty('logs')).toContain('`deploy/container/compose.yaml` sends both services to')
  })

  test('that a step is not understood in is refused', () => {
    expect(() => readDockerfile('FROM a\nADD https://example.org/x /x')).toThrow(/not understood: ADD/)
  })
})

describe('The proxies', () => {
  const nginx = read('nginx/delambre.conf')
  const caddy = read('Caddyfile')

  test('send again what the site takes once, and nothing else', () => {
    const again = [...nginx.matchAll(/location = (\S+) \{\s+proxy_next_upstream error timeout non_idempotent;/g)]
    expect(again.map(([, path]) => path).toSorted()).toEqual(
      [apiPaths.chat, apiPaths.contact, paths.contact].toSorted(),
    )
    expect(nginx.match(/non_idempotent/g)).toHaveLength(3)
    const [, posted = ''] = /lb_retry_match \{\n\s+method POST\n\s+path (.+)\n/.exec(caddy) ?? []
    expect(posted.split(' ').toSorted()).toEqual(again.map(([, path]) => path).toSorted())
  })

  test('leave what is too long to the site, which says so in French', () => {
    const [, kilobytes] = /client_max_body_size (\d+)k;/.exec(nginx) ?? []
    expect(Number(kilobytes) * 1024).toBeGreaterThan(2 * bodyLimit)
  })

  test('find every file that they include', () => {
    const included = [...nginx.matchAll(/include (\S+);/g)].map(([, file = '']) => file)
    expect(included).toHaveLength(3)
    expect(included.filter((file) => !existsSync(`deploy/nginx/${file}`))).toEqual([])
  })

  test('ask whether the process lives, not whether its database does, as often as it takes to be told that it goes', () => {
    expect(caddy).toMatch(/health_uri \/healthz\n\s+health_interval 1s\n/)
  })

  test('let no query string and no header into what Caddy says of a request', () => {
    expect(caddy).toContain('request>uri regexp \\?.*$ ""')
    expect(caddy).toContain('request>headers delete')
  })
})

describe('The alarms', () => {
  const { scrape_configs, rule_files } = parse(read('prometheus/prometheus.yml'))

  test('are raised from the job and the file that the rules are of, and told to somebody', () => {
    const [{ job_name }] = scrape_configs
    for (const [, job] of read('prometheus/rules.yaml').matchAll(/job="(\w+)"/g)) expect(job).toBe(job_name)
    expect(rule_files).toEqual(['/etc/prometheus/rules.yaml'])
    const { route, receivers } = parse(read('prometheus/alertmanager.yml'))
    expect(receivers.map(({ name }: { name: string }) => name)).toEqual([route.receiver])
  })

  test('are read at the port that the settings of the page name, on this machine and from another', () => {
    const [, port] = /METRICS_PORT (\d+)/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
    expect(scrape_configs[0].static_configs[0].targets).toEqual([`127.0.0.1:${port}`])
    expect(read('systemd/delambre-metrics.service')).toContain(` 127.0.0.1:${port}\n`)
  })
})

describe('The units of systemd', () => {
  const unit = read('systemd/delambre.service')

  test('run files and set variables that there are', () => {
    const started = [...unit.matchAll(/^ExecStart=\/opt\/delambre\/\S+ (\S+)/gm)].map(([, file = '']) => file)
    expect(started).toEqual(['tools/start.ts'])
    const [, set = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
    const names = set.split(' ').map((assignment) => assignment.split('=')[0] ?? '')
    expect(names.filter((name) => name !== 'NODE_ENV' && !variables.includes(name))).toEqual([])
  })

  test('end logs and backups within what the privacy policy promises', () => {
    const days = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.POSITIVE_INFINITY)
    const logs = read('systemd/journald@delambre.conf')
    expect(days(logs, /MaxRetentionSec=(\d+)day/) + days(logs, /MaxFileSec=(\d+)day/)).toBeLessThanOrEqual(365)
    // `-mtime +87` is 88 days and more. From one run of the timer to the next it is a day, in October an hour more, and its delay.
    for (const store of ['', '-database']) {
      const delay = days(read(`systemd/delambre${store}-backup.timer`), /RandomizedDelaySec=(\d+)min/) / 60
      const kept = days(read(`systemd/delambre${store}-backup.service`), /-mtime \+(\d+)/) + 1
      expect(kept * 24 + 25 + delay).toBeLessThanOrEqual(90 * 24)
    }
  })

  test.each(['backup', 'database-backup'])(
    'delete old copies by %s before they try a new one, which may fail',
    (name) => {
      expect(startedBy(`systemd/delambre-${name}.service`)[0]).toMatch(/^\/usr\/bin\/find .* -delete$/)
    },
  )

  test('delete what a copy left that died before its end, too', () => {
    for (const [file, name] of [
      ['delambre-backup.service', "'site-*.sqlite*'"],
      ['delambre-database-backup.service', "'database-*.dump*'"],
    ] as const)
      expect(startedBy(`systemd/${file}`)[0], file).toContain(`-name ${name} `)
  })

  test('leave no copy of SQLite that died before it was emptied of what the policy keeps out of backups', async () => {
    const backup = read('systemd/delambre-backup.service')
    expect(backup).toMatch(/^ExecStopPost=\/usr\/bin\/find \S+ -name 'site-\*\.unfinished\*' -delete$/m)
    const folder = await mkdtemp(join(tmpdir(), 'copies-'))
    const days = (count: number) => (Date.now() - count * 24 * 3600 * 1000) / 1000
    for (const [name, age] of [
      ['site-1.sqlite', 87],
      ['site-2.sqlite', 90],
      ['site-3.sqlite.unfinished', 1],
      ['site-4.sqlite.unfinished', 0],
    ] as const) {
      await writeFile(join(folder, name), '')
      await utimes(join(folder, name), days(age), days(age))
    }
    const [command = ''] = startedBy('systemd/delambre-backup.service')
    const words = command.replace('/var/lib/delambre-backups', folder).replaceAll("'", '').split(' ')
    execFileSync(words[0] ?? '', words.slice(1))
    expect((await readdir(folder)).toSorted(), 'old copies and what died; the one under way stays').toEqual([
      'site-1.sqlite',
      'site-4.sqlite.unfinished',
    ])
    await rm(folder, { recursive: true })
  })

  test('copy a database without what ends sooner than the copy, and so does the page', () => {
    const page = readFileSync('docs/operations.md', 'utf8')
    const commands = [
      startedBy('systemd/delambre-database-backup.service')[1] ?? '',
      ...page.matchAll(/`[^`]*exec database pg_dump\s[^`]*`/g),
    ].map(String)
    expect(commands).toHaveLength(2)
    for (const [told] of page.matchAll(/`pg_dump`.{0,60}/g))
      expect(told).toMatch(/without the data of these three tables/)
    for (const command of commands)
      for (const table of leftOut) expect(command).toContain(`--exclude-table-data=${table}`)
  })

  test('go on to end and to back up what a move to PostgreSQL leaves in the SQLite file', () => {
    const [deletes, ...tools] = startedBy('systemd/delambre-former-store.conf')
    const [deletesBefore, copies] = startedBy('systemd/delambre-backup.service')
    expect(deletes).toBe(deletesBefore)
    expect(tools).toEqual([
      '/opt/delambre/node_modules/.bin/node tools/migrate.ts',
      '/opt/delambre/node_modules/.bin/node tools/leads/leads.ts purge --former',
      copies,
    ])
    expect(read('systemd/delambre-former-store.conf')).toContain('UnsetEnvironment=DATABASE_URL')
  })

  function startedBy(file: string) {
    return [...read(file).matchAll(/^ExecStart=(.+)$/gm)].map(([, command = '']) => command)
  }

  test('are named where the documentation installs them', () => {
    const operations = readFileSync('docs/operations.md', 'utf8')
    for (const file of globSync('deploy/systemd/*')) expect(operations, file).toContain(basename(file))
  })
})
