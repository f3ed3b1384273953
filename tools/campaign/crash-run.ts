import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { readEnvironment } from '#server/environment.ts'
import { openStore } from '#server/store/open-store.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { freePort } from '#testing/free-port.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { startServer } from '#testing/running-site.ts'
import { createRandom } from './random.ts'

type Run = {
  readonly posts: number
  readonly kills: number
  /** Of the moments at which the server is killed. */
  readonly seed: number
  /** PostgreSQL; SQLite without it. */
  readonly databaseUrl?: string
  /** No more is begun after this, in milliseconds since the epoch. */
  readonly until?: number
}

const atOnce = 10
/** Milliseconds. */
const forTheLastMails = 60_000
/** How many mails the server sends at a time: as many may be under way at a kill. */
export const mailsAtOnce = 4

/**
 * The server is killed without warning in the middle of its work, again and again; the mail server is first away, then
 * busy. Visitors do what browsers do: repeat under the same key until somebody says yes.
 */
export async function crashRun({ posts, kills, seed, databaseUrl, until = Number.POSITIVE_INFINITY }: Run) {
  const random = createRandom(seed)
  const site = await createBareSite({ isMute: true })
  const smtpPort = await freePort()
  const variables = {
    DATA_DIR: site.dataFolder,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CONTACT_RATE: '100000/1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  const start = () => startServer({ folder: site.folder, variables, built: true })
  let server = await start()
  const acknowledged = new Set<number>()
  const spacing = posts / kills
  const killAt = Array.from({ length: kills }, (_, index) => Math.floor(index * spacing) + random.below(spacing))
  let killed = 0
  let restarting: Promise<void> | undefined
  let catcher: Awaited<ReturnType<typeof startMailCatcher>> | undefined
  let refusals = 40

  const numbers = Array.from({ length: posts }, (_, number) => number).values()
  try {
    await Promise.all(Array.from({ length: atOnce }, visitors))
    await restarting
    catcher ??= await startMailCatcher({ port: smtpPort, refuse: busyAtFirst })
    const { caught, waitFor } = catcher
    const arrived = () => new Set(caught.map(({ mail }) => mail.messageId)).size
    while (arrived() < 2 * acknowledged.size && Date.now() < until + forTheLastMails) {
      await Promise.race([waitFor(caught.length + 1), setTimeout(1000)])
    }
    await server.stop()
    const recipients = new Set(caught.flatMap((mail) => mail.recipients))
    return {
      killed,
      acknowledged: acknowledged.size,
      unconfirmed: [...acknowledged].filter((number) => !recipients.has(email(number))).length,
      mails: arrived(),
      repeatedMails: caught.length - arrived(),
      ...(await inStore()),
    }
  } finally {
    await server.stop()
    await catcher?.stop()
    await site.remove()
  }

  async function inStore() {
    const store = openStore(readEnvironment(variables))
    const stored = await store.db.selectFrom('contact_requests').select('email').execute()
    const unsent = await store.db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()
    await store.close()
    const emails = new Set(stored.map((request) => request.email))
    return {
      lost: [...acknowledged].filter((number) => !emails.has(email(number))).length,
      doubled: stored.length - emails.size,
      unsentMails: unsent.length,
    }
  }

  async function visitors() {
    for (const number of numbers) {
      if (Date.now() > until) return
      while (!(await isTaken(number))) await restarting
      acknowledged.add(number)
      if (acknowledged.size >= (killAt[0] ?? Number.POSITIVE_INFINITY)) {
        killAt.shift()
        restarting = Promise.resolve(restarting).then(kill)
      }
      if (acknowledged.size === Math.min(50, Math.ceil(posts / 4))) {
        catcher = await startMailCatcher({ port: smtpPort, refuse: busyAtFirst })
      }
    }
  }

  async function kill() {
    await setTimeout(random.below(10))
    const died = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await died
    killed++
    server = await start()
  }

  async function isTaken(number: number) {
    try {
      const answer = await fetch(`${server.url}${apiPaths.contact}`, {
        method: 'POST',
        headers: {
          apikey: defaultAnonKey,
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
}

function email(number: number) {
  return `personne-${number}@organisation.fr`
}
