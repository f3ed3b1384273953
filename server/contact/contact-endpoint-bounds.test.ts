import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { readEnvironment } from '#server/environment.ts'
import { contactSite } from '#testing/contact-site.ts'
import { exampleRequest } from '#testing/example-request.ts'

const { post, site } = contactSite()

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
    headers: { authorization: `Bearer ${defaultAnonKey}`, 'content-type': 'application/json', ...headers },
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
