import { describe, expect, test } from 'vitest'
import { contactAnswers } from '#content/contact-answers.ts'
import { parseContactRequest } from '#contract/contact-request.ts'
import { readEnvironment } from '#server/environment.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import type { Receipt, Submission } from './contact-intake.ts'

describe('The form posted without JavaScript', () => {
  test('leads to the success page once the request is stored', async () => {
    const { answer, submissions } = await post({ fields: exampleRequest })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/contact/success')
    expect(submissions).toMatchObject([{ input: exampleRequest, network: '', signals: { trapFilled: false } }])
  })

  test('is known again by its content for ten minutes, unless the page gave it a key', async () => {
    const { submissions } = await post({ fields: { ...exampleRequest, idempotencyKey: 'é' } })
    expect(submissions).toMatchObject([{ idempotencyKey: null, sameContentWithin: 600_000 }])
    const withKey = await post({ fields: { ...exampleRequest, idempotencyKey: 'k1' } })
    expect(withKey.submissions).toMatchObject([{ idempotencyKey: 'k1', sameContentWithin: undefined }])
  })

  test('comes back with 422, what was typed, and the messages beside their fields', async () => {
    const typed = {
      ...exampleRequest,
      firstName: '',
      email: '"><script>alert(1)</script>',
      message: '</textarea>&amp;',
    }
    const { answer } = await post({ fields: typed })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      values: typed,
      errors: {
        firstName: 'Le prénom est requis',
        email: "Format d'email invalide (exemple : prenom.nom@organisation.fr)",
      },
    })
  })

  test('tells that its trap was filled in, and brings the key that the page gave it', async () => {
    const { submissions } = await post({
      fields: { ...exampleRequest, website: 'https://spam.example', idempotencyKey: 'k1' },
    })
    expect(submissions).toMatchObject([{ input: exampleRequest, signals: { trapFilled: true }, idempotencyKey: 'k1' }])
  })

  test('takes the first of several values and no unknown field', async () => {
    const body = `${new URLSearchParams(exampleRequest)}&firstName=Autre&admin=1&__proto__=x`
    const { submissions } = await post({ body })
    expect(submissions).toMatchObject([{ input: exampleRequest }])
    expect(Object.keys(Object(submissions[0]?.input))).toHaveLength(9)
  })

  test.each<[Receipt, number, string, string | null]>([
    [{ kind: 'too-many', retryAfter: 42 }, 429, contactAnswers.tooMany, '42'],
    [{ kind: 'unavailable' }, 503, contactAnswers.unavailable, null],
    [{ kind: 'key-reused' }, 409, contactAnswers.keyReused, null],
  ])('comes back with what was typed when no field is to blame: %j', async (receipt, status, sentence, retryAfter) => {
    const { answer } = await post({ fields: exampleRequest, receipt })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe(retryAfter)
    expect(await answer.json()).toEqual({ values: exampleRequest, errors: {}, problem: sentence })
  })

  test('is no longer answered with a page once a visitor has had many made', async () => {
    const { app, rendered } = site()
    const answers = []
    for (let sent = 0; sent < 25; sent++) {
      answers.push(await app.request('/contact', { method: 'POST', headers: formType, body: 'firstName=' }))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(422), ...Array(5).fill(429)])
    expect(rendered).toHaveLength(20)
    expect(await answers.at(-1)?.text()).toBe(`${contactAnswers.tooMany}\n`)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is refused in another format', async () => {
    expect((await post({ headers: { 'content-type': 'multipart/form-data; boundary=x' } })).answer.status).toBe(415)
    expect((await post({ headers: { 'content-type': 'application/json' }, body: '{}' })).answer.status).toBe(415)
    expect((await post({ body: new Blob([new Uint8Array([0xff])]) })).answer.status).toBe(400)
  })

  test('is refused from a page of another site, but not from our own origins', async () => {
    const from = (origin: string, site: string) =>
      post({ fields: exampleRequest, headers: { origin, 'sec-fetch-site': site } })
    expect((await from('https://evil.example', 'cross-site')).answer.status).toBe(403)
    expect((await from('null', 'cross-site')).answer.status).toBe(403)
    expect((await from('https://www.example.org', 'cross-site')).answer.status).toBe(303)
    expect((await from('https://cdn.example.org', 'cross-site')).answer.status).toBe(303)
    expect((await from('null', 'same-origin')).answer.status).toBe(303)
  })

  test('from pages that live elsewhere leads back to them', async () => {
    const elsewhere = { BACKEND_URL: 'https://api.example.org' }
    const { answer } = await post({ fields: exampleRequest, headers: { origin: 'https://www.example.org' }, elsewhere })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('https://www.example.org/contact/success')
  })

  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://www.example.org.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.example.org' }, 403],
    [{ origin: 'https://www.example.org' }, 303],
    [{ origin: 'http://bureau.example:3000', host: 'bureau.example:3000' }, 303],
    [{ origin: 'http://localhost:3100', host: 'localhost:3100' }, 303],
    [{ origin: 'http://localhost:3100', host: 'localhost:3000' }, 403],
    [{}, 303],
  ])('is judged by its origin where the browser says no more: %j gives %d', async (headers, status) => {
    expect((await post({ fields: exampleRequest, headers })).answer.status).toBe(status)
  })
})

type Post = {
  fields?: Record<string, string>
  body?: string | Blob
  headers?: Record<string, string>
  receipt?: Receipt
  elsewhere?: Record<string, string>
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

async function post({ fields, body = new URLSearchParams(fields).toString(), headers = {}, receipt, elsewhere }: Post) {
  const { app, submissions } = site(receipt, elsewhere)
  const answer = await app.request('/contact', { method: 'POST', headers: { ...formType, ...headers }, body })
  return { answer, submissions }
}

function site(receipt?: Receipt, elsewhere: Record<string, string> = {}) {
  const submissions: Submission[] = []
  const rendered: unknown[] = []
  const app = standInApp({
    environment: readEnvironment({
      SITE_URL: 'https://www.example.org',
      ALLOWED_ORIGINS: 'https://cdn.example.org',
      ...elsewhere,
    }),
    receiveContactRequest: async (submission) => {
      submissions.push(submission)
      const parsed = parseContactRequest(submission.input)
      return receipt ?? (parsed.success ? { kind: 'stored' } : { kind: 'invalid', fields: parsed.fields })
    },
    renderContactPage: (form) => {
      rendered.push(form)
      return JSON.stringify(form)
    },
  })
  return { app, submissions, rendered }
}
