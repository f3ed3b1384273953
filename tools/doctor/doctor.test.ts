import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { freePort } from '#testing/free-port.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { createProjectCopy } from '#testing/project-copy.ts'
import { makeCompanyReal } from '#testing/real-company.ts'
import { startStandInDns } from '#testing/stand-in-dns.ts'
import { runDoctor } from '#tools/doctor/run-doctor.ts'

test('The command says what stands in the way, ends with 1, tells no secret and makes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  const port = await freePort()
  const variables = {
    DATA_DIR: join(folder, 'var'),
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: `postgres://site:s3cr3t-one@127.0.0.1:${port}/site`,
    SMTP_URL: `smtp://jeanne:s3cr3t-two@127.0.0.1:${port}`,
    LLM_BASE_URL: `http://user:s3cr3t-three@127.0.0.1:${port}/v1`,
    LLM_API_KEY: 's3cr3t-four',
    LLM_MODEL: 'small',
    MAIL_TO: 'jeanne@equipe.example',
  }
  const [said, asJson] = await Promise.all([command([], variables), command(['--json'], variables)])
  expect(said).toMatchObject({ code: 1, stderr: '' })
  expect(said.stdout).toMatch(/^Stands in the way\n {2}- The SIREN/)
  expect(said.stdout).toMatch(/\n\d+ things stand between this configuration and production\.\n$/)
  expect(asJson).toMatchObject({ code: 1, stderr: '' })
  const { counts, findings } = JSON.parse(asJson.stdout)
  // What is free on the disk changes from one moment to the next.
  const settled = (text: string) => text.replace(/\d+ MB are free/, 'some MB are free')
  for (const { sentence } of findings) {
    expect(settled(said.stdout)).toContain(`  - ${settled(sentence)}\n`)
    expect(sentence).not.toContain('\n')
  }
  expect(counts['in-the-way']).toBeGreaterThan(5)
  for (const about of ['company', 'address', 'mail', 'services', 'mail server', 'database', 'models'])
    expect(findings).toContainEqual(expect.objectContaining({ about, severity: 'in-the-way' }))
  expect(`${said.stdout}${asJson.stdout}`).not.toMatch(/s3cr3t|jeanne|site:/)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

test('A configuration with which the site would not start is said as a finding', async () => {
  const { code, stdout } = await command(['--json'], { PORT: 'many' })
  expect(code).toBe(1)
  expect(JSON.parse(stdout).findings).toEqual([
    {
      about: 'variables',
      severity: 'in-the-way',
      sentence: expect.stringMatching(/^The site would not start: PORT must be a port number/),
    },
  ])
})

test.each([
  [['--sing'], /^Unknown option '--sing': see npm run doctor -- --help\n$/],
  [['now'], /^Unexpected argument 'now'.*: see npm run doctor -- --help\n$/],
  [['--dkim-selector', 'a b'], /^--dkim-selector must be the name before \._domainkey/],
])('%j is refused in one sentence', async (args, sentence) => {
  const refusal = await runDoctor(args, () => readEnvironment({}))
  expect(refusal).toMatchObject({ code: 1, isMisuse: true, text: expect.stringMatching(sentence) })
})

test('It explains itself', async () => {
  const { text, code } = await runDoctor(['--help'], () => readEnvironment({}))
  expect(code).toBe(0)
  expect(text).toContain('npm run doctor -- --json')
})

test.each([
  { machine: 'a machine at rest', heldUp: 0 },
  { machine: 'one that is held up for as long as it may take', heldUp: 1200 },
])(
  'Servers that never answer hold nothing up on $machine, and nothing that hangs is called fine',
  async ({ heldUp }) => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const environment = readEnvironment({
      SITE_URL: `https://${host}`,
      DATABASE_URL: `postgres://u@${host}/x`,
      SMTP_URL: `smtp://${host}`,
      LLM_BASE_URL: `http://${host}`,
      LLM_MODEL: 'small',
      MAIL_TO: 'a@site-reel.fr',
      MAIL_FROM: 'a@site-reel.fr',
    })
    const never = () => new Promise<never>(() => {})
    const resolver = { resolveTxt: never, resolveMx: never, resolve4: never, resolve6: never }
    const ending = runDoctor(['--json'], () => environment, { resolver, timeout: 1000 })
    for (const end = performance.now() + heldUp; performance.now() < end; );
    const { text } = await ending
    const severityOf = new Map<string, string>()
    for (const { about, severity } of JSON.parse(text).findings) severityOf.set(about, severity)
    for (const about of ['TLS', 'sender domain', 'recipient domain', 'clock'])
      expect([about, severityOf.get(about)]).toEqual([about, 'unchecked'])
    for (const about of ['mail server', 'database', 'models'])
      expect([about, severityOf.get(about)]).toEqual([about, 'in-the-way'])
    for (const socket of sockets) socket.destroy()
    silent.close()
  },
)

test('Once the company is real and everything is set, nothing stands in the way and it ends with 0', async () => {
  const copy = await createProjectCopy()
  await makeCompanyReal(copy.folder)
  const mail = await startMailCatcher()
  const dns = await startStandInDns({ 'site-reel.fr': { MX: ['mx.site-reel.fr'] } })
  const program = `
    import { Resolver } from 'node:dns/promises'
    import { readEnvironment } from '#server/environment.ts'
    import { runDoctor } from '#tools/doctor/run-doctor.ts'
    const resolver = new Resolver()
    resolver.setServers(['${dns.server}'])
    const { text, code } = await runDoctor([], readEnvironment, { resolver, timeout: 3000 })
    process.stdout.write(text, () => process.exit(code))`
  const { code, stdout } = await run(['--input-type=module', '-e', program], copy.folder, {
    // Of the addresses kept for documentation (RFC 5737): public in form, and nobody's.
    SITE_URL: 'https://192.0.2.1:1',
    ANON_KEY: 'une-clef-bien-a-nous',
    SMTP_URL: mail.url,
    MAIL_TO: 'equipe@site-reel.fr',
    MAIL_FROM: 'site@site-reel.fr',
    VIDEO_URL: 'http://10.0.0.3/embed',
  })
  expect(stdout).not.toContain('Stands in the way')
  expect(stdout).toMatch(/\nNothing stands between this configuration and production\.\n$/)
  expect(code).toBe(0)
  expect(mail.caught).toEqual([])
  await Promise.all([mail.stop(), dns.stop(), copy.remove()])
})

function command(args: readonly string[], variables: Record<string, string>) {
  return run(['tools/doctor/doctor.ts', ...args], '.', variables)
}

async function run(args: readonly string[], cwd: string, env: Record<string, string>) {
  try {
    const done = await promisify(execFile)(join(process.cwd(), 'node_modules/.bin/node'), [...args], { cwd, env })
    return { code: 0, ...done }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code, stdout: String(stdout), stderr: String(stderr) }
  }
}
