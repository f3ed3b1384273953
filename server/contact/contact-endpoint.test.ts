import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { phoneInText } from '#content/company.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { writeFormSignals } from '#contract/form-signals.ts'
import { readEnvironment } from '#server/environment.ts'
import { contactPost, contactSite } from '#testing/contact-site.ts'
import { exampleRequest } from '#testing/example-request.ts'

const key = defaultAnonKey
const { databaseFile, post, site, stored } = contactSite()

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
    const other = new DatabaseSync(databaseFile())
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
    await expectRefusal(await broken.request(apiPaths.contact, contactPost({})), 500)
  })
})

async function expectRefusal(answer: Response, status: number) {
  expect(answer.status).toBe(status)
  const { success, error } = await answer.json()
  expect(success).toBe(false)
  expect(error).toMatch(/^\p{Lu}.{10,}$/u)
}
