import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { phoneInText } from '#content/company.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { createSignIn } from '#server/desk/sign-in.ts'
import { readEnvironment } from '#server/environment.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { openStore } from '#server/store/open-store.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { freePort } from '#testing/free-port.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { startServer } from '#testing/running-site.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'

let site: Awaited<ReturnType<typeof createBareSite>>
beforeEach(async () => {
  site = await createBareSite({ isMute: true })
})
afterEach(() => site.remove())

test('A database that is away costs the pages nothing; requests get the phone number until it is back', async () => {
  const port = await freePort()
  const variables = {
    DATABASE_URL: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    DATA_DIR: site.dataFolder,
  }
  const server = await startServer({ built: true, folder: site.folder, variables })
  expect(server.log.join('\n')).toContain(
    `The database cannot be reached (nothing listens on 127.0.0.1:${port}): start`,
  )
  expect((await fetch(server.url)).status).toBe(200)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  const refused = await post(server.url)
  expect(refused.status).toBe(503)
  expect((await refused.json()).error).toContain(phoneInText)

  const postgres = await startPostgres(port)
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200)
  expect((await post(server.url)).status).toBe(200)
  await postgres.stop()
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 503)
  expect((await post(server.url)).status).toBe(503)
  await server.stop()
  expect(server.process.exitCode).toBe(0)
  const said = await server.complaint
  expect(said).toMatch(
    /^ {2}store: The database cannot be reached .* Until then, requests are answered with the phone/m,
  )
  expect(said).not.toContain('password')
})

test('A migration waits for that of another instance; its own failure is said, and neither costs the pages anything', async () => {
  const DATABASE_URL = await (await sharedPostgres()).createDatabase()
  const other = new pg.Client(DATABASE_URL)
  await other.connect()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock(17921798)')
  const server = await startServer({
    built: true,
    folder: site.folder,
    variables: { DATABASE_URL, DATA_DIR: site.dataFolder },
  })
  expect(server.log.filter((line) => line.includes('Another instance is migrating'))).toHaveLength(1)
  expect((await fetch(server.url)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)

  await other.query('create table settings (stranger text)')
  await other.query('commit')
  const sentence = 'The migration 0001-contact-requests-and-outbox failed and was taken back'
  await until(() => server.log.some((line) => line.includes(sentence) && line.includes('42P07')))
  expect((await fetch(server.url)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)

  await other.query('drop table settings')
  await other.end()
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200)
  await server.stop()
}, 60_000)

test('A folder that cannot hold the store stops the start with one sentence', async () => {
  await writeFile(join(site.folder, 'var'), 'a file')
  const failed = startServer({ built: true, folder: site.folder, variables: { DATA_DIR: site.dataFolder } })
  await expect(failed).rejects.toThrow(
    /: DATA_DIR .*var cannot hold the store \(.*\): give a folder in DATA_DIR that this user may write to\.\n$/,
  )
})

test('A lock that another process holds on the SQLite file keeps only those waiting who write', async () => {
  const server = await startServer({ built: true, folder: site.folder, variables: { DATA_DIR: site.dataFolder } })
  const answered: string[] = []
  expect((await post(server.url)).status).toBe(200)
  const other = new DatabaseSync(join(site.dataFolder, 'site.sqlite'), { timeout: 5000 })
  other.exec('begin immediate')
  const posted = post(server.url, 'autre@organisation.fr').then((answer) => {
    answered.push('post')
    return answer.status
  })
  for (let page = 0; page < 5; page++) {
    expect((await fetch(server.url)).status).toBe(200)
    answered.push('page')
  }
  other.exec('rollback')
  other.close()
  expect(await posted).toBe(200)
  expect(answered).toEqual([...Array(5).fill('page'), 'post'])
  await server.stop()
})

test('Servers that start at once on an empty store make its tables once', async () => {
  const start = () => startServer({ built: true, folder: site.folder, variables: { DATA_DIR: site.dataFolder } })
  const servers = await Promise.all([start(), start(), start()])
  for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await Promise.all(servers.map(({ stop }) => stop()))
  const migrations = servers.flatMap(({ log }) => log.filter((line) => line.includes('The store is migrated.')))
  expect(migrations).toHaveLength(1)
})

test('On SIGTERM the mail that is under way is finished, and the rest waits for the next start', async () => {
  const gate = Promise.withResolvers<undefined>()
  const arrived = Promise.withResolvers<void>()
  const catcher = await startMailCatcher({
    refuse: (recipient) => {
      if (recipient) return undefined
      arrived.resolve()
      return gate.promise
    },
  })
  const variables = { DATA_DIR: site.dataFolder, SMTP_URL: catcher.url }
  const server = await startServer({ built: true, folder: site.folder, variables })
  for (let index = 0; index < 4; index++) expect((await post(server.url, `p${index}@organisation.fr`)).status).toBe(200)
  await arrived.promise
  const exited = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  await until(() => server.log.some((line) => line.includes('Stopping')))
  gate.resolve(undefined)
  expect(await exited).toEqual([0, null])
  const sent = server.log.filter((line) => line.includes('A mail is delivered.')).length
  expect(sent).toBe(catcher.caught.length)
  expect(sent).toBeLessThan(8)

  const next = await startServer({ built: true, folder: site.folder, variables })
  await catcher.waitFor(8)
  await next.stop()
  await catcher.stop()
  expect(new Set(catcher.caught.map(({ mail }) => mail.messageId)).size).toBe(8)
  expect(catcher.caught).toHaveLength(8)
})

test('Links to the desk that a mail server is slow to take keep no other mail waiting: its delay would tell whose address is known', async () => {
  const gate = Promise.withResolvers<undefined>()
  let held = 0
  const catcher = await startMailCatcher({
    refuse: (recipient) => {
      if (recipient !== 'moi@exemple.fr') return undefined
      held++
      return gate.promise
    },
  })
  const variables = { DATA_DIR: site.dataFolder, SMTP_URL: catcher.url, TEAM_EMAILS: '' }
  const server = await startServer({ built: true, folder: site.folder, variables })
  const store = openStore(readEnvironment(variables))
  const secret = createVisitorSecret(store)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const team = ['moi@exemple.fr']
  const { askForLink } = createSignIn({
    store,
    secret,
    team,
    now: Date.now,
    wakeOutbox: () => {},
    random: () => 0,
    log,
  })
  for (let links = 0; links < 12; links++) await askForLink('moi@exemple.fr', 'b'.repeat(43), '/equipe')
  await until(() => held >= 4)
  expect((await post(server.url)).status).toBe(200)
  await catcher.waitFor(2)
  expect(catcher.caught.flatMap(({ recipients }) => recipients)).toContain(exampleRequest.email)
  gate.resolve(undefined)
  await catcher.waitFor(14)
  await Promise.all([server.stop(), store.close()])
  await catcher.stop()
  // Where the machine is so slow that the worker gives a held mail up, it comes with the next try, a minute later.
}, 180_000)

function post(url: string, email: string = exampleRequest.email) {
  return fetch(`${url}${apiPaths.contact}`, {
    method: 'POST',
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...exampleRequest, email }),
  })
}

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}
