import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { startServer } from '#testing/running-site.ts'

let site: Awaited<ReturnType<typeof createBareSite>>
beforeAll(async () => {
  site = await createBareSite()
})
afterAll(() => site.remove())

test('Logs hold no name, address, phone number, message, question or IP, whatever goes well or wrong; the store holds no question and no IP', async () => {
  const catcher = await startMailCatcher({
    refuse: (recipient) => (recipient === exampleRequest.email ? 550 : undefined),
  })
  const { url, stop, log, complaint } = await startServer({
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
  const headers = {
    apikey: defaultAnonKey,
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Jeanne/1.0',
  }
  const post = (body: string, path: string = apiPaths.contact, more = {}) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body, redirect: 'manual' })
  const good = JSON.stringify(exampleRequest)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  const statuses = []
  for (const answer of [
    await post(good, apiPaths.contact, { 'idempotency-key': 'Jeanne' }),
    await post(good.replace('Brest', 'Quimper'), apiPaths.contact, { 'idempotency-key': 'Jeanne' }),
    await post(good, apiPaths.contact, { 'x-form-signals': 'trap=1' }),
    await post(good),
    await post(good.slice(0, -3)),
    await post(good.replace('06 39', '99 39')),
    await post(new URLSearchParams({ ...exampleRequest, position: 'Maire' }).toString(), '/contact', form),
    await post(`firstName=Jeanne&email=${exampleRequest.email}`, '/contact?nom=Gall', form),
    await post(good, `/nulle-part?email=${exampleRequest.email}`),
  ]) {
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 409, 200, 429, 400, 422, 429, 422, 404])
  const question = { role: 'user', content: 'Mon nom est Corentin Kerouanton, quels sont vos tarifs ?' }
  expect(await (await post(JSON.stringify({ messages: [question] }), apiPaths.chat)).text()).toContain('[DONE]')
  await catcher.waitFor(1)
  await stop()
  await catcher.stop()

  const written = `${log.join('\n')}\n${await complaint}`
  expect(written).toContain('A contact request is stored.')
  expect(written).toContain('A mail is delivered.')
  expect(written).toContain('A mail is set aside')
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
  expect(personal.filter((word) => written.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  const files = await readdir(site.dataFolder)
  const stored = await Promise.all(files.map((file) => readFile(join(site.dataFolder, file), 'latin1')))
  expect(stored.join()).toContain('assistant documentaire')
  expect(stored.join()).not.toMatch(/Kerouanton|203\.0\.113/)
})
