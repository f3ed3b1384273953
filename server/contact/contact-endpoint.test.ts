import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { phoneInText } from '#content/company.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { writeFormSignals } from '#contract/form-signals.ts'
import { createApp } from '#server/app.ts'
import { readEnvironment } from '#server/environment.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { standInChat } from '#testing/stand-in-chat.ts'
import { createContactIntake } from './contact-intake.ts'

const key = defaultAnonKey

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contact-'))
  store = openSqlite(folder, 20)
  await migrate(store, Date.now())
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

describe('The function takes a request', () => {
  test('and answers once it is stored', async () => {
    const answer = await post()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ success: true })
    expect(await stored()).toMatchObject([{ company: exampleRequest.company, quarantine: null }])
  })

  test.each([
    { authorization: `bearer  ${key}` },
    { apikey: key },
    { apikey: key, authorization: 'Bearer of-somebody-else' },
  ])('with the public key in %j', async (headers) => {
    expect((await post({ headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })).status).toBe(
      200,
    )
  })

  test('once for each key that marks a repeat', async () => {
    const headers = { 'idempotency-key': '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed' }
    const answers = await Promise.all([post({ headers }), post({ headers }), post({ headers })])
    answers.push(await post({ headers, body: { ...exampleRequest, unknown: 'x' } }))
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, '{"success":true}'])
    expect(await stored()).toHaveLength(1)
    const reused = await post({ headers, body: { ...exampleRequest, company: 'Autre' } })
    expect(reused.status).toBe(409)
    expect(await reused.json()).toMatchObject({ success: false })
  })

  test('from a machine too, which is told nothing of its quarantine', async () => {
    const signals = writeFormSignals({ trapFilled: true, elapsed: 5000 })
    const answer = await post({ headers: { 'x-form-signals': signals } })
    expect(await answer.json()).toEqual({ success: true })
    expect(await stored()).toMatchObject([{ quarantine: 'trap' }])
  })

  test('that fills in the field nobody sees is kept apart, also without the header', async () => {
    const answer = await post({ body: { ...exampleRequest, website: 'https://spam.example' } })
    expect(answer.status).toBe(200)
    expect(await stored()).toMatchObject([{ quarantine: 'trap' }])
  })
})

describe('The function refuses with a French sentence and stores nothing', () => {
  afterEach(async () => expect(await stored()).toEqual([]))

  test.each(['', 'Jeanne', '{"firstName":', '{} {}', '\u0000'])('400 when the body is not JSON: %j', async (body) => {
    await expectRefusal(await post({ body }), 400)
  })

  test('400 when the body is not UTF-8', async () => {
    await expectRefusal(await post({ body: new Blob([new Uint8Array([0x22, 0xff, 0xfe, 0x22])]) }), 400)
  })

  test.each(['', 'a b', 'é', 'k'.repeat(201)])('400 when the key of a repeat is unusable: %j', async (repeatKey) => {
    await expectRefusal(await post({ headers: { 'idempotency-key': repeatKey } }), 400)
  })

  test.each([{}, { authorization: key }, { authorization: 'Bearer wrong' }, { apikey: 'wrong' }])(
    '401 without the public key: %j',
    async (headers) => {
      const answer = await site().request(apiPaths.contact, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(exampleRequest),
      })
      await expectRefusal(answer, 401)
    },
  )

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('405 for %s', async (method) => {
    const answer = await site().request(apiPaths.contact, { method })
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
    if (method === 'HEAD') expect(answer.status).toBe(405)
    else await expectRefusal(answer, 405)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('415 for the type %j', async (type) => {
    await expectRefusal(await post({ headers: { 'content-type': type } }), 415)
  })

  test('422 for a field that breaks a rule, with the sentence beside its name', async () => {
    const answer = await post({ body: { ...exampleRequest, firstName: '', email: 'jeanne' } })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      success: false,
      error: 'Le prénom est requis',
      fields: {
        firstName: 'Le prénom est requis',
        email: "Format d'email invalide (exemple : prenom.nom@organisation.fr)",
      },
    })
  })

  test.each(['null', '[]', '"texte"', '12'])('422 for JSON that is no request: %s', async (body) => {
    await expectRefusal(await post({ body }), 422)
  })
})

describe('A visitor who sends too much', () => {
  test('is told when to come back, as one visitor whatever the address within a network', async () => {
    const environment = readEnvironment({ CONTACT_RATE: '2/600', TRUSTED_PROXIES: '10.0.0.0/8' })
    const from = (address: string) =>
      post({ headers: { 'x-forwarded-for': address }, environment, connection: '10.0.0.1' })
    expect((await from('2001:db8:1:2::1')).status).toBe(200)
    expect((await from('2001:db8:1:2:ffff::7')).status).toBe(200)
    const refused = await from('2001:db8:1:2::1')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
    await expectRefusal(refused, 429)
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
    expect(await stored()).toHaveLength(3)
  })
})

describe('A store that does not answer', () => {
  test('gives 503 with the phone number, and the next request is stored when it answers again', async () => {
    const other = new DatabaseSync(join(folder, 'site.sqlite'))
    other.exec('begin exclusive')
    const answer = await post()
    other.exec('rollback')
    other.close()
    expect(answer.status).toBe(503)
    expect((await answer.json()).error).toContain(phoneInText)
    expect((await post()).status).toBe(200)
  })

  test('gives 500 in the same shape when the fault is our own', async () => {
    const broken = site({ receiveContactRequest: () => Promise.reject(new Error('broken')) })
    await expectRefusal(await broken.request(apiPaths.contact, requestInit({})), 500)
  })
})

describe('Another origin', () => {
  const environment = readEnvironment({ ALLOWED_ORIGINS: 'https://www.example.org' })
  const preflight = (origin: string) =>
    site({ environment }).request(apiPaths.contact, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key,x-form-signals',
      },
    })

  test('may call when it is allowed, and reads the answers, refusals too', async () => {
    const { status, headers } = await preflight('https://www.example.org')
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('https://www.example.org')
    expect(headers.get('access-control-allow-methods')).toBe('POST')
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(',')
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'apikey', 'content-type', 'idempotency-key', 'x-form-signals']),
    )
    expect(headers.get('access-control-max-age')).toBe('7200')
    for (const body of [exampleRequest, '{']) {
      const answer = await post({ headers: { origin: 'https://www.example.org' }, environment, body })
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.example.org')
      expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')
      expect(answer.headers.get('vary')).toContain('Origin')
    }
  })

  test.each(['https://evil.example', 'https://www.example.org.evil.example', 'null'])(
    'is not let in otherwise: %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
      const answer = await post({ headers: { origin }, environment })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    },
  )
})

describe('A body over 64 KiB, on a real connection,', () => {
  test('is refused by its announced length before a byte of it is sent', async () => {
    expect(await longPost({ 'content-length': String(64 * 1024 + 1) }, async () => {})).toBe(413)
  })

  test('is refused without an announced length before it is sent whole', async () => {
    // How much is on its way when the answer comes depends on the machine.
    const whole = 256 * 1024 * 1024
    let sent = 0
    const status = await longPost({}, async (write, isAnswered) => {
      while (!isAnswered() && sent < whole) {
        await write('x'.repeat(16 * 1024))
        sent += 16 * 1024
      }
    })
    expect(status).toBe(413)
    expect(sent).toBeLessThan(whole)
  })

  test('is refused on the page too', async () => {
    const answer = await site().request('/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `message=${'x'.repeat(64 * 1024)}`,
    })
    expect(answer.status).toBe(413)
  })
})

type Post = {
  headers?: Record<string, string>
  body?: unknown
  environment?: ReturnType<typeof readEnvironment>
  connection?: string
}

function post({ environment = readEnvironment({}), connection = '192.0.2.1', ...init }: Post = {}) {
  const bindings = { incoming: { socket: { remoteAddress: connection } } }
  return site({ environment }).request(apiPaths.contact, requestInit(init), bindings)
}

function requestInit({ headers = {}, body = exampleRequest }: Post) {
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  }
}

function site(overrides: Partial<Parameters<typeof createApp>[0]> = {}) {
  const environment = overrides.environment ?? readEnvironment({})
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  return createApp({
    environment,
    chat: standInChat,
    files: new Map(),
    styleHashes: [],
    isReady: store.answers,
    receiveContactRequest: createContactIntake({
      store,
      visitorSecret: createVisitorSecret(store),
      rate: environment.CONTACT_RATE,
      now: Date.now,
      wakeOutbox: () => {},
      log,
    }),
    renderContactPage: () => '',
    log,
    ...overrides,
  })
}

function stored() {
  return store.db.selectFrom('contact_requests').selectAll().orderBy('id').execute()
}

async function expectRefusal(answer: Response, status: number) {
  expect(answer.status).toBe(status)
  const { success, error } = await answer.json()
  expect(success).toBe(false)
  expect(error).toMatch(/^\p{Lu}.{10,}$/u)
}

type Feed = (write: (text: string) => Promise<void>, isAnswered: () => boolean) => Promise<void>

/** Sends a body bit by bit and gives the status as soon as there is an answer. */
async function longPost(headers: Record<string, string>, feed: Feed) {
  const server = createAdaptorServer({ fetch: site().fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const request = httpRequest({
    port: typeof address === 'object' ? address?.port : 0,
    path: apiPaths.contact,
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
  })
  let status: number | undefined
  request.on('response', (response) => {
    status = response.statusCode
    response.resume()
  })
  request.on('error', () => {})
  request.flushHeaders()
  await feed(
    async (text) => {
      request.write(text)
      await setImmediate()
    },
    () => status !== undefined,
  )
  if (status === undefined) await once(request, 'response')
  request.destroy()
  server.close()
  return status
}
