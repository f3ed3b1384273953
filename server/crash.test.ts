import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPaths } from '#contract/api-paths.ts'
import { createBareSite } from '#tools/bare-site.ts'
import { exampleRequest } from '#tools/example-request.ts'
import { freePort } from '#tools/free-port.ts'
import { startMailCatcher } from '#tools/mail-catcher.ts'
import { startServer } from '#tools/running-site.ts'
import { openSqlite } from './store/open-store.ts'

const posts = 200
const atOnce = 10
const crashes = 5
const workersLanes = 4

let site: Awaited<ReturnType<typeof createBareSite>>
beforeAll(async () => {
  site = await createBareSite()
})
afterAll(() => site.remove())

/**
 * The server is killed without warning in the middle of its work, again and again; the mail server is first away, then
 * busy. Visitors do what browsers do: repeat under the same key until somebody says yes.
 */
test('No crash loses or doubles an acknowledged request or its mails', { timeout: 120_000 }, async () => {
  const smtpPort = await freePort()
  const variables = { DATA_DIR: site.dataFolder, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, CONTACT_RATE: '100000/1' }
  const start = () => startServer({ folder: site.folder, variables })
  let server = await start()
  const acknowledged = new Set<number>()
  const crashAt = Array.from({ length: crashes }, (_, index) => Math.floor(((index + Math.random()) * posts) / crashes))
  let restarting: Promise<void> | undefined
  let catcher: Awaited<ReturnType<typeof startMailCatcher>> | undefined
  let refusals = 40

  const numbers = Array.from({ length: posts }, (_, number) => number).values()
  await Promise.all(Array.from({ length: atOnce }, visitors))
  await restarting
  expect(acknowledged.size).toBe(posts)

  if (!catcher) throw new Error('The mail server has not been started.')
  const arrived = () => new Set(catcher?.caught.map(({ mail }) => mail.messageId)).size
  while (arrived() < 2 * posts) await catcher.waitFor(catcher.caught.length + 1)
  await server.stop()
  await catcher.stop()

  const store = openSqlite(site.dataFolder)
  const requests = await store.db.selectFrom('contact_requests').select('email').execute()
  const states = await store.db.selectFrom('outbox').select('state').execute()
  await store.close()
  expect(requests.map(({ email }) => email).toSorted()).toEqual(
    Array.from({ length: posts }, (_, n) => email(n)).toSorted(),
  )
  expect(states.map(({ state }) => state)).toEqual(Array.from({ length: 2 * posts }, () => 'sent'))
  const byRecipient = Map.groupBy(catcher.caught, ({ recipients }) => recipients.join())
  for (let number = 0; number < posts; number++) expect(byRecipient.has(email(number)), email(number)).toBe(true)
  // A mail that went out in the moment of a crash may come again, under the same Message-ID.
  expect(catcher.caught.length).toBeLessThanOrEqual(2 * posts + crashes * workersLanes)

  async function visitors() {
    for (const number of numbers) {
      while (!(await isTaken(number))) await restarting
      acknowledged.add(number)
      if (acknowledged.size >= (crashAt[0] ?? Number.POSITIVE_INFINITY)) {
        crashAt.shift()
        restarting = Promise.resolve(restarting).then(crash)
      }
      if (acknowledged.size === posts / 4) catcher = await startMailCatcher({ port: smtpPort, refuse: busyAtFirst })
    }
  }

  async function crash() {
    await setTimeout(Math.random() * 10)
    const died = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await died
    server = await start()
  }

  async function isTaken(number: number) {
    try {
      const answer = await fetch(`${server.url}${apiPaths.contact}`, {
        method: 'POST',
        headers: {
          apikey: 'delambre-public-anon-key',
          'content-type': 'application/json',
          'idempotency-key': `key-${number}`,
        },
        body: JSON.stringify({ ...exampleRequest, email: email(number) }),
      })
      return answer.status === 200
    } catch {
      return false
    }
  }

  function busyAtFirst() {
    return refusals-- > 0 ? 451 : undefined
  }
})

function email(number: number) {
  return `personne-${number}@organisation.fr`
}
