import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMailComposer } from '#server/contact/compose-mail.ts'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { createRetention } from '#server/contact/retention.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { freePort } from '#testing/free-port.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { createMailTransport } from './create-mail-transport.ts'
import { createFileTransport, removeMailFiles, removeOldDrafts } from './file-transport.ts'
import type { Mail, MailTransport } from './mail-transport.ts'
import { createOutboxWorker } from './outbox-worker.ts'

const hour = 3600 * 1000
const environment = {
  MAIL_FROM: 'Site <site@site.example>',
  MAIL_TO: 'equipe@site.example',
  SITE_URL: 'https://site.example',
  PORT: 3000,
}

let folder: string
let store: Store
let clock: number
let logged: string
const ends: (() => unknown)[] = []
const log = { info: note, warn: note, error: note }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  store = openSqlite(folder, 20)
  clock = Date.parse('2026-11-16T09:00:00Z')
  logged = ''
  await migrate(store, clock)
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await store.close()
  await rm(folder, { recursive: true })
})

describe('The worker', () => {
  test('delivers both mails of a request, each under its own lasting Message-ID', async () => {
    const catcher = await mailServer()
    await request()
    await worker(catcher.url).deliverDue()
    const rows = await mails()
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
    expect(recipientsOf(catcher)).toEqual(['equipe@site.example', exampleRequest.email])
    const ids = catcher.caught.map(({ mail }) => mail.messageId).toSorted()
    expect(ids).toEqual(rows.map(({ id }) => `<${id}@site.example>`).toSorted())
  })

  test('tries again later, and later still, until the mail server is there', async () => {
    const port = await freePort()
    await request()
    const outbox = worker(`smtp://127.0.0.1:${port}`)
    await outbox.deliverDue()
    expect(await mails()).toMatchObject([
      { state: 'waiting', attempts: 1, due_at: clock + 1000 },
      { state: 'waiting', attempts: 1, due_at: clock + 1000 },
    ])
    await outbox.deliverDue()
    clock += 1000
    await outbox.deliverDue()
    expect(await mails()).toMatchObject([{ attempts: 2, due_at: clock + 2000 }, { attempts: 2 }])
    const catcher = await mailServer({ port })
    clock += 2000
    await outbox.deliverDue()
    await outbox.deliverDue()
    expect(recipientsOf(catcher)).toEqual(['equipe@site.example', exampleRequest.email])
    expect(await mails()).toMatchObject([{ state: 'sent', problem: null }, { state: 'sent' }])
  })

  test('sets a mail aside that is refused for good, and logs no address', async () => {
    const catcher = await mailServer({ refuse: (recipient) => (recipient === exampleRequest.email ? 550 : undefined) })
    await request()
    await worker(catcher.url).deliverDue()
    expect(await mails()).toMatchObject([
      {
        kind: 'confirmation',
        state: 'set-aside',
        attempts: 1,
        problem: expect.stringContaining('Refused by the test'),
      },
      { kind: 'team', state: 'sent' },
    ])
    expect(logged).toContain('set aside')
    expect(logged).toContain('550')
    expect(logged).not.toContain(exampleRequest.email)
  })

  test.each([
    ['for now', (recipient?: string) => (recipient ? 451 : undefined)],
    ['after the text', (recipient?: string) => (recipient ? undefined : 452)],
  ])('keeps a mail that is refused %s for 48 hours, then sets it aside', async (_, refuse) => {
    const catcher = await mailServer({ refuse })
    await request()
    const start = clock
    const outbox = worker(catcher.url)
    let rounds = 0
    while ((await mails()).some(({ state }) => state === 'waiting')) {
      await outbox.deliverDue()
      clock = Math.max(clock, ...(await mails()).map(({ due_at }) => due_at))
      rounds++
    }
    expect(rounds).toBeGreaterThan(48)
    expect(clock - start).toBeGreaterThan(46 * hour)
    expect(clock - start).toBeLessThanOrEqual(48 * hour)
    expect(await mails()).toMatchObject([{ state: 'set-aside' }, { state: 'set-aside' }])
  })

  test('does not blame the mail when its own login is refused', async () => {
    const catcher = await mailServer({ auth: { user: 'site', pass: 'right' } })
    await request()
    await worker(catcher.url.replace('//', '//site:wrong@')).deliverDue()
    expect(await mails()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    clock += 1000
    await worker(catcher.url.replace('//', '//site:right@')).deliverDue()
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('shares the work with others, and none sends what another sends', async () => {
    const catcher = await mailServer()
    for (let index = 0; index < 15; index++) await request(`personne-${index}@organisation.fr`)
    await Promise.all(
      [worker(catcher.url), worker(catcher.url), worker(catcher.url)].map((outbox) => outbox.deliverDue()),
    )
    expect(catcher.caught).toHaveLength(30)
    expect(new Set(catcher.caught.map(({ mail }) => mail.messageId)).size).toBe(30)
  })

  test('keeps its claim on a mail for as long as the mail server takes', async () => {
    const gate = Promise.withResolvers<undefined>()
    const catcher = await mailServer({ refuse: (recipient) => (recipient ? undefined : gate.promise) })
    clock = Date.now()
    await request()
    const lease = 600
    const options = { lease, now: Date.now }
    const slow = worker(catcher.url, options).deliverDue()
    const other = worker(catcher.url, options)
    const start = Date.now()
    while (Date.now() < start + 4 * lease) {
      await other.deliverDue()
      await setImmediate()
    }
    gate.resolve(undefined)
    await slow
    expect(catcher.caught).toHaveLength(2)
    expect(await mails()).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
  })

  test('never sends again what it sent while the store did not answer', async () => {
    const gate = Promise.withResolvers<undefined>()
    const catcher = await mailServer({ refuse: (recipient) => (recipient ? undefined : gate.promise) })
    await request()
    const outbox = worker(catcher.url)
    const delivery = outbox.deliverDue()
    await until(async () => (await mails()).every(({ claim }) => claim))
    const other = new DatabaseSync(join(folder, 'site.sqlite'))
    other.exec('begin exclusive')
    gate.resolve(undefined)
    await until(() => logged.includes('the store could not note it'))
    other.exec('rollback')
    other.close()
    await delivery
    clock += hour
    await outbox.deliverDue()
    expect(catcher.caught).toHaveLength(2)
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('leaves what it has sent itself alone until it could note it, when an outage of the store outlasts the claim', async () => {
    const gate = Promise.withResolvers<undefined>()
    const catcher = await mailServer({ refuse: (recipient) => (recipient ? undefined : gate.promise) })
    await request()
    let waits = 0
    const sender = worker(catcher.url, { random: () => waits++ % 2 })
    const delivery = sender.deliverDue()
    await until(async () => (await mails()).every(({ claim }) => claim))
    const lock = new DatabaseSync(join(folder, 'site.sqlite'))
    lock.exec('begin exclusive')
    gate.resolve(undefined)
    await until(() => logged.split('the store could not note it').length > 2)
    clock += 20_000
    lock.exec('rollback')
    lock.close()
    await delivery
    expect(catcher.caught).toHaveLength(2)
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('leaves what others sent during an outage of the store to them, until they could note it', async () => {
    const gate = Promise.withResolvers<undefined>()
    const catcher = await mailServer({ refuse: (recipient) => (recipient ? undefined : gate.promise) })
    await request()
    const [sender, other] = [worker(catcher.url), worker(catcher.url)]
    const delivery = sender.deliverDue()
    await until(async () => (await mails()).every(({ claim }) => claim))
    const lock = new DatabaseSync(join(folder, 'site.sqlite'))
    lock.exec('begin exclusive')
    gate.resolve(undefined)
    await until(() => logged.includes('the store could not note it'))
    clock += 20_000
    await expect(other.deliverDue()).rejects.toThrow()
    lock.exec('rollback')
    lock.close()
    await other.deliverDue()
    await delivery
    expect(catcher.caught).toHaveLength(2)
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  test('takes over, some seconds after an outage of the store, what nobody has noted', async () => {
    const catcher = await mailServer()
    await request()
    await store.db.updateTable('outbox').set({ claim: 'of one that died' }).execute()
    const outbox = worker(catcher.url)
    const lock = new DatabaseSync(join(folder, 'site.sqlite'))
    lock.exec('begin exclusive')
    await expect(outbox.deliverDue()).rejects.toThrow()
    lock.exec('rollback')
    lock.close()
    await outbox.deliverDue()
    expect(catcher.caught).toHaveLength(0)
    clock += 10_000
    await outbox.deliverDue()
    expect(catcher.caught).toHaveLength(2)
  })

  test('stops after the mail that is under way', async () => {
    const gate = Promise.withResolvers<undefined>()
    const arrived = Promise.withResolvers<void>()
    const catcher = await mailServer({
      refuse: (recipient) => {
        if (recipient) return undefined
        arrived.resolve()
        return gate.promise
      },
    })
    for (let index = 0; index < 5; index++) await request(`personne-${index}@organisation.fr`)
    const outbox = worker(catcher.url)
    outbox.start()
    await arrived.promise
    const stopped = outbox.stop()
    gate.resolve(undefined)
    await stopped
    const states = (await mails()).map(({ state }) => state)
    expect(states.filter((state) => state === 'sent')).toHaveLength(catcher.caught.length)
    expect(states).toContain('waiting')
  })

  test('wakes up for what has just been stored', async () => {
    const catcher = await mailServer()
    const outbox = worker(catcher.url, { now: Date.now })
    outbox.start()
    clock = Date.now()
    await request()
    outbox.wake()
    await catcher.waitFor(2)
    await outbox.stop()
  })

  test('drops the mail of a request that was erased meanwhile', async () => {
    const catcher = await mailServer()
    await store.db
      .insertInto('outbox')
      .values({ id: 'x', kind: 'quarantine-digest', created_at: clock, due_at: clock, give_up_at: clock + hour })
      .execute()
    await worker(catcher.url).deliverDue()
    expect(catcher.caught).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('tells the team on the next morning how many requests were kept apart', async () => {
    const catcher = await mailServer()
    await request('a@b.fr', 'trap')
    clock += hour
    await request('c@d.fr', 'too-fast')
    const outbox = worker(catcher.url)
    await outbox.deliverDue()
    expect(catcher.caught).toEqual([])
    clock = Date.parse('2026-11-17T07:00:00Z')
    await outbox.deliverDue()
    expect(catcher.caught.map(({ mail }) => mail.subject)).toEqual(['Demandes en quarantaine le 16/11/2026\u00a0: 2'])
  })
})

describe('Without a mail server', () => {
  test('each mail is one whole file, which a repeat replaces and an erasure removes', async () => {
    const mailFolder = join(folder, 'mail')
    await request()
    await worker(createFileTransport(mailFolder)).deliverDue()
    await store.db.updateTable('outbox').set({ state: 'waiting', due_at: clock }).execute()
    await worker(createFileTransport(mailFolder)).deliverDue()
    const ids = (await mails()).map(({ id }) => id)
    expect((await readdir(mailFolder)).toSorted()).toEqual(ids.map((id) => `${id}.eml`).toSorted())
    const parsed = await Promise.all(
      ids.map(async (id) => PostalMime.parse(await readFile(join(mailFolder, `${id}.eml`)))),
    )
    expect(parsed.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(['equipe@site.example', exampleRequest.email])
    await removeMailFiles(mailFolder, ids)
    expect(await readdir(mailFolder)).toEqual([])
  })

  test('a file that is written during an erasure does not survive it', async () => {
    const mailFolder = join(folder, 'mail')
    const files = createFileTransport(mailFolder)
    const retention = createRetention({ store, removeMailFiles: (ids) => removeMailFiles(mailFolder, ids) })
    const erasedMeanwhile: MailTransport = {
      ...files,
      deliver: async (...mail) => {
        await retention.erase(exampleRequest.email)
        return files.deliver(...mail)
      },
    }
    await request()
    await worker(erasedMeanwhile).deliverDue()
    expect(await readdir(mailFolder)).toEqual([])
    expect(logged).not.toContain('is delivered')
  })

  test('nor does a draft that a crash left: the erasure removes it, or the next day does', async () => {
    const mailFolder = join(folder, 'mail')
    await mkdir(mailFolder)
    await request()
    const [mail] = await mails()
    const draft = join(mailFolder, `${mail?.id}.eml.tmp`)
    await writeFile(draft, 'half a mail')
    await removeOldDrafts(mailFolder, Date.now())
    expect(await readdir(mailFolder), 'it may be one that is being written').toHaveLength(1)
    await removeOldDrafts(mailFolder, Date.now() + 2 * hour)
    expect(await readdir(mailFolder)).toEqual([])
    await writeFile(draft, 'half a mail')
    await createRetention({ store, removeMailFiles: (ids) => removeMailFiles(mailFolder, ids) }).erase(
      exampleRequest.email,
    )
    expect(await readdir(mailFolder)).toEqual([])
  })
})

async function mailServer(options: Parameters<typeof startMailCatcher>[0] = {}) {
  const catcher = await startMailCatcher(options)
  ends.push(catcher.stop)
  return catcher
}

type WorkerOptions = Partial<Parameters<typeof createOutboxWorker<Mail>>[0]>

function worker(target: string | MailTransport, options: WorkerOptions = {}) {
  const transport = typeof target === 'string' ? createMailTransport({ SMTP_URL: target, DATA_DIR: folder }) : target
  ends.push(transport.close)
  const compose = createMailComposer({ store, environment })
  return createOutboxWorker({ store, transport, compose, now: () => clock, random: () => 0.5, log, ...options })
}

function request(email: string = exampleRequest.email, quarantine: 'trap' | 'too-fast' | null = null) {
  return store.write((transaction) =>
    storeContactRequest(transaction, {
      request: { ...exampleRequest, email },
      quarantine,
      idempotencyKey: null,
      limits: abuseLimits('192.0.2.1', 'secret', { requests: 1000, seconds: 60 }),
      now: clock,
    }),
  )
}

function mails() {
  return store.db.selectFrom('outbox').selectAll().orderBy('kind').orderBy('id').execute()
}

function recipientsOf({ caught }: { caught: readonly { recipients: readonly string[] }[] }) {
  return caught.flatMap(({ recipients }) => recipients).toSorted()
}

function note(...parts: unknown[]) {
  logged += `${JSON.stringify(parts)}\n`
}

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await setImmediate()
}
