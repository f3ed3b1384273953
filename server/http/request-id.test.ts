import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import { startServices } from '#server/services.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { standInApp } from '#testing/stand-in-app.ts'
import { standInChat } from '#testing/stand-in-chat.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/

let folder: string
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'request-id-'))
  site = await startSite()
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

test('Every answer names its request, and none repeats what a visitor says its name is', async () => {
  const headers = { 'x-request-id': 'jeanne@exemple.fr' }
  const answers = [
    await site.app.request('/', { headers }),
    await site.app.request('/', { headers }),
    await site.app.request('/nulle-part', { method: 'POST', headers }),
    await site.app.request(apiPaths.chat, { headers }),
    await site.app.request(`/${'a'.repeat(9000)}`, { headers }),
  ]
  const ids = answers.map((answer) => answer.headers.get('x-request-id'))
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(ids.length)
})

test('A contact request is found by the name of its answer in the store, in the log and in its mails', async () => {
  const id = await send('once')
  await expect.poll(() => site.logged('A mail is delivered.'), { timeout: 10_000 }).toHaveLength(2)
  const stored = await site.services.store.db.selectFrom('contact_requests').select('id').execute()
  expect(stored).toEqual([{ id }])
  expect(site.logged('A contact request is stored.')).toMatchObject([{ requestId: id }])
  expect(site.logged('A mail is delivered.')).toMatchObject([{ requestId: id }, { requestId: id }])
  const mails = await readdir(join(folder, 'mail'))
  for (const mail of mails) {
    expect(await readFile(join(folder, 'mail', mail), 'utf8')).toMatch(new RegExp(`^X-Request-Id: ${id}\r?$`, 'im'))
  }
  expect(mails).toHaveLength(2)

  const repeat = await send('once')
  expect(repeat).not.toBe(id)
  expect(site.logged('A contact request came again: it is stored once.')).toMatchObject([
    { requestId: repeat, repeats: id },
  ])
})

test('What goes wrong is logged under the name that the answer has', async () => {
  const failed = await site.app.request('/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'firstName=Jeanne',
  })
  expect(failed.status).toBe(500)
  expect(site.logged('The request failed.')).toMatchObject([
    { requestId: failed.headers.get('x-request-id'), route: 'POST /contact' },
  ])

  const asked = await site.app.request(apiPaths.chat, {
    method: 'POST',
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Combien coûte un projet ?' }] }),
  })
  expect(await asked.text(), 'the assistant is told').toContain(`named ${asked.headers.get('x-request-id')}`)
})

async function send(key: string) {
  const answer = await site.app.request(apiPaths.contact, {
    method: 'POST',
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(exampleRequest),
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('x-request-id')
}

async function startSite() {
  const environment = readEnvironment({ DATA_DIR: folder })
  const lines: { readonly msg: string }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const services = await startServices(environment, log)
  services.startDelivery()
  const app = standInApp({
    environment,
    isReady: services.isReady,
    receiveContactRequest: services.receiveContactRequest,
    renderContactPage: () => {
      throw new Error('broken')
    },
    chat: {
      ...standInChat,
      async *assistant(_, __, { requestId } = {}) {
        yield { text: `named ${requestId}` }
      },
    },
    log,
  })
  return {
    app,
    services,
    logged: (message: string) => lines.filter(({ msg }) => msg === message),
    stop: async () => {
      await services.stopDelivery()
      await services.close()
    },
  }
}
