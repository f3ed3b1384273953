import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { startServer } from '#testing/running-site.ts'

/** What a visitor typed or came with, of which the logs must know nothing. */
const personal = [
  'Jeanne',
  'Gall',
  'legall',
  'organisation.fr',
  '39 98',
  'Brest',
  'Quimper',
  'Directrice',
  'assistant documentaire',
  'Kerouanton',
  '203.0.113',
  '127.0.0.1',
]
const question = { role: 'user', content: 'Mon nom est Corentin Kerouanton, quels sont vos tarifs ?' }

let site: Awaited<ReturnType<typeof createBareSite>>
let visit: Awaited<ReturnType<typeof visitThatGoesWellAndWrong>>
beforeAll(async () => {
  site = await createBareSite()
  visit = await visitThatGoesWellAndWrong()
})
afterAll(() => site.remove())

test('What is tried here goes well, is refused, comes too often and leads nowhere', () => {
  expect(visit.statuses).toEqual([200, 409, 200, 429, 400, 422, 429, 422, 404])
  expect(visit.answer).toContain('[DONE]')
})

test.each(['A contact request is stored.', 'A mail is delivered.', 'A mail is set aside'])(
  'Logs say: « %s »',
  (sentence) => {
    expect(visit.written).toContain(sentence)
  },
)

test('Logs hold no name, address, phone number, message, question or IP', () => {
  expect(personal.filter((word) => visit.written.toLowerCase().includes(word.toLowerCase()))).toEqual([])
})

test('Logs name a request by its number, as the policy and the letter of access say', () => {
  expect(visit.written).toMatch(/"requestId":"[\da-f-]{36}"[^\n]*A contact request is stored\./)
})

test('A message is stored as it was typed; the store holds no question and no IP', async () => {
  const files = await readdir(site.dataFolder)
  const stored = await Promise.all(files.map((file) => readFile(join(site.dataFolder, file), 'latin1')))
  expect(stored.join()).toContain('assistant documentaire')
  expect(stored.join()).not.toMatch(/Kerouanton|203\.0\.113/)
})

async function visitThatGoesWellAndWrong() {
  const catcher = await startMailCatcher({
    refuse: (recipient) => (recipient === exampleRequest.email ? 550 : undefined),
  })
  const { url, stop, log, complaint } = await startServer({
    built: true,
    folder: site.folder,
    variables: {
      DATA_DIR: site.dataFolder,
      SMTP_URL: catcher.url,
      CONTACT_RATE: '2/600',
      CHAT_DAILY_BUDGET: '50',
      LOG_LEVEL: 'trace',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  })
  const statuses = await requestsTo(url)
  const answer = await (await post(url, JSON.stringify({ messages: [question] }), apiPaths.chat)).text()
  await catcher.waitFor(1)
  await stop()
  await catcher.stop()
  return { statuses, answer, written: `${log.join('\n')}\n${await complaint}` }
}

async function requestsTo(url: string) {
  const good = JSON.stringify(exampleRequest)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const statuses: number[] = []
  for (const [body, path, headers] of [
    [good, apiPaths.contact, { 'idempotency-key': 'Jeanne' }],
    [good.replace('Brest', 'Quimper'), apiPaths.contact, { 'idempotency-key': 'Jeanne' }],
    [good, apiPaths.contact, { 'x-form-signals': 'trap=1' }],
    [good, apiPaths.contact],
    [good.slice(0, -3), apiPaths.contact],
    [good.replace('06 39', '99 39'), apiPaths.contact],
    [new URLSearchParams({ ...exampleRequest, position: 'Maire' }).toString(), '/contact', form],
    [`firstName=Jeanne&email=${exampleRequest.email}`, '/contact?nom=Gall', form],
    [good, `/nulle-part?email=${exampleRequest.email}`],
  ] satisfies [string, string, Record<string, string>?][]) {
    statuses.push((await post(url, body, path, headers)).status)
  }
  return statuses
}

function post(url: string, body: string, path: string, more: Record<string, string> = {}) {
  const headers = {
    apikey: defaultAnonKey,
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Jeanne/1.0',
    ...more,
  }
  return fetch(`${url}${path}`, { method: 'POST', headers, body, redirect: 'manual' })
}
