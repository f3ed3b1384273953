import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createContactIntake } from '#server/contact/contact-intake.ts'
import { createRetention } from '#server/contact/retention.ts'
import { releaseRequest } from '#server/desk/release-request.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { createMailClaims } from '#server/outbox/mail-claims.ts'
import { retrySetAside } from '#server/outbox/retry-set-aside.ts'
import { createLimitation } from '#server/rights/limitation.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { startStandInWebhook } from '#testing/stand-in-webhook.ts'
import { createWebhookWorker } from './start-webhook.ts'

const hour = 3600 * 1000
const secret = 's3cr3t-s3cr3t-s3cr3t'

const postgres = await sharedPostgres()

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let folder: string
  let environment: Environment
  let store: Store
  let receiver: Awaited<ReturnType<typeof startStandInWebhook>>
  let clock: number
  let logged = ''
  const log = { info: note, warn: note, error: note }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'webhook-'))
    environment = readEnvironment({
      DATA_DIR: folder,
      ...(engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
    })
    store = openStore(environment)
    await migrate(store, Date.now())
  })
  beforeEach(async () => {
    for (const table of ['outbox', 'contact_requests', 'rate_windows'] as const)
      await store.db.deleteFrom(table).execute()
    receiver = await startStandInWebhook()
    clock = Date.now()
    logged = ''
  })
  afterEach(() => receiver.stop())
  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  test('a request is posted as JSON, signed, under an id that a repeat keeps', async () => {
    await receive()
    await worker().deliverDue()
    await store.db.updateTable('outbox').set({ state: 'waiting', due_at: 0 }).execute()
    await worker().deliverDue()

    const [call, repeat] = receiver.calls
    if (!call || !repeat) throw new Error('The webhook was not called twice.')
    const body = JSON.parse(call.body)
    expect(body).toMatchObject({ event: 'contact-request', urgent: false, request: exampleRequest })
    expect(Object.keys(body)).toEqual(['event', 'id', 'sentAt', 'receivedAt', 'answerBefore', 'urgent', 'request'])
    expect(Date.parse(body.answerBefore)).toBeGreaterThan(Date.parse(body.receivedAt))
    expect(call.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(call.headers['x-signature']).toBe(`sha256=${createHmac('sha256', secret).update(call.body).digest('hex')}`)
    expect(call.headers['idempotency-key']).toBe(body.id)
    expect(repeat.headers['idempotency-key']).toBe(body.id)
    expect(await calls()).toMatchObject([{ state: 'sent', problem: null }])
    expect(logged).toContain('A call of the webhook is delivered.')
  })

  test('one that the webhook does not take is tried again, later and later, until it does', async () => {
    await receive()
    receiver.answerWith((response) => response.writeHead(503).end(`no: ${exampleRequest.email}`))
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ state: 'waiting', attempts: 1, problem: 'The webhook answered 503.' }])
    await worker().deliverDue()
    expect(receiver.calls, 'not before its time').toHaveLength(1)

    await receiver.stop()
    await due()
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ attempts: 2, problem: 'The webhook could not be reached (ECONNREFUSED).' }])

    await receiver.startAgain()
    receiver.answerWith((response) => response.destroy())
    await due()
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ attempts: 3, problem: 'The webhook could not be reached (ECONNRESET).' }])

    receiver.answerWith((response) => response.writeHead(200).end('ok'))
    await due()
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ state: 'sent', attempts: 4, problem: null }])
    expect(logged).not.toContain(exampleRequest.email)
  })

  test('nothing of the request, the answer or the secret is in what is noted of a failure', async () => {
    await receive()
    receiver.answerWith((response, { body, headers }) =>
      response.writeHead(422).end(`${body}${headers['x-signature']}`),
    )
    await worker().deliverDue()
    const noted = `${JSON.stringify(await calls())}${logged}`
    for (const word of [exampleRequest.email, exampleRequest.lastName, exampleRequest.phone, secret, 'sha256'])
      expect(noted).not.toContain(word)
  })

  test('a webhook that is slow is left after its time', async () => {
    await receive()
    receiver.answerWith(() => {})
    await worker(150).deliverDue()
    expect(await calls()).toMatchObject([
      { state: 'waiting', attempts: 1, problem: 'The webhook did not answer within 0.15 s.' },
    ])
  })

  test('a redirection is not followed: no request goes where nobody has set it to go', async () => {
    const elsewhere = await startStandInWebhook()
    await receive()
    receiver.answerWith((response) => response.writeHead(307, { Location: elsewhere.url }).end())
    await worker().deliverDue()
    expect(elsewhere.calls).toEqual([])
    expect((await calls())[0]?.problem).toMatch(/^The webhook answered 307: redirections are not followed/)
    await elsewhere.stop()
  })

  test('an answer that wants to speak another language, or ends before it says anything, is a failure like others', async () => {
    await receive()
    const answers = ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n', 'HTTP/1.1 20']
    for (const [index, answer] of answers.entries()) {
      receiver.answerWith(({ socket }) => (index === 0 ? socket?.write(answer) : socket?.end(answer)))
      await worker().deliverDue()
      expect(await calls()).toMatchObject([{ state: 'waiting', attempts: index + 1 }])
      await store.db.updateTable('outbox').set({ due_at: 0 }).execute()
    }
  })

  test('an answer without end is not read to its end', async () => {
    await receive()
    let isCut = false
    receiver.answerWith((response) => {
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      }
      response.writeHead(200)
      response.on('drain', flood)
      response.on('close', () => {
        isCut = true
      })
      flood()
    })
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ state: 'sent' }])
    await expect.poll(() => isCut).toBe(true)
  })

  test('two days later it is set aside, and tried again when somebody says so', async () => {
    await receive()
    await receiver.stop()
    clock += 49 * hour
    await due()
    await worker().deliverDue()
    expect(await calls()).toMatchObject([{ state: 'set-aside' }])
    expect(logged).toContain('A call of the webhook is set aside')
    await receiver.startAgain()
    await retrySetAside(store, clock)
    await due()
    await worker().deliverDue()
    expect(receiver.calls).toHaveLength(1)
  })

  test('what is in quarantine is not posted until somebody releases it', async () => {
    await receive({ trapFilled: true })
    await due()
    await worker().deliverDue()
    expect(await calls()).toEqual([])
    expect(receiver.calls).toEqual([])

    const { id } = await store.db.selectFrom('contact_requests').select('id').executeTakeFirstOrThrow()
    const release = { id, who: 'moi@exemple.fr', forwarded: true }
    expect(await releaseRequest(store, release, clock)).toBe(true)
    expect(await releaseRequest(store, release, clock)).toBe(false)
    await worker().deliverDue()
    expect(receiver.calls).toHaveLength(1)
  })

  test('limitation holds it, also one that is about to go, and its end lets it go; erasure removes it', async () => {
    await receive()
    const limitation = createLimitation(store)
    await limitation.limit(exampleRequest.email, clock)
    await worker().deliverDue()
    expect(receiver.calls).toEqual([])
    expect(await calls()).toMatchObject([{ state: 'held' }])

    // As it is when the limitation comes between the claim and the post.
    await store.db.updateTable('outbox').set({ state: 'waiting', due_at: 0 }).where('kind', '=', 'webhook').execute()
    await limitation.limit(exampleRequest.email, clock)
    await worker().deliverDue()
    expect(receiver.calls).toEqual([])

    await limitation.lift(exampleRequest.email, clock)
    await worker().deliverDue()
    expect(receiver.calls).toHaveLength(1)

    await createRetention({ store, removeMailFiles: async () => {} }).erase(exampleRequest.email)
    expect(await calls()).toEqual([])
  })

  test('a worker of mails leaves it alone, and without a webhook nothing is put by for one', async () => {
    await receive()
    const mails = createMailClaims(store, 1000, () => clock)
    const kinds: string[] = []
    for (let mail = await mails.claim(); mail; mail = await mails.claim()) kinds.push(mail.kind)
    expect(kinds.toSorted()).toEqual(['confirmation', 'team'])

    await store.db.deleteFrom('outbox').execute()
    await receive({}, false)
    expect(await calls()).toEqual([])
  })

  function worker(wait?: number) {
    const webhook = { url: receiver.url, secret }
    return createWebhookWorker({ store, webhook, now: () => clock, random: () => 0.5, log, ...(wait ? { wait } : {}) })
  }

  async function receive(signals: { trapFilled?: boolean } = {}, forwarded = true) {
    const intake = createContactIntake({
      store,
      visitorSecret: async () => 'secret',
      rate: { requests: 1000, seconds: 60 },
      forwarded,
      now: () => clock,
      wakeOutbox: () => {},
      log,
    })
    const network = '192.0.2.1'
    const submission = {
      input: exampleRequest,
      network,
      idempotencyKey: null,
      signals: { trapFilled: false, ...signals },
    }
    expect(await intake(submission)).toEqual({ kind: 'stored' })
  }

  /** On PostgreSQL due times go by its clock, which no test moves. */
  function due() {
    return store.db.updateTable('outbox').set({ due_at: 0 }).execute()
  }

  function calls() {
    return store.db.selectFrom('outbox').selectAll().where('kind', '=', 'webhook').execute()
  }

  function note(...parts: unknown[]) {
    logged += `${JSON.stringify(parts)}\n`
  }
})
