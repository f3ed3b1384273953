import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { freePort } from '#testing/free-port.ts'
import { clockFinding, clockFindings } from './clock.ts'

const outside = { resolver: new Resolver(), now: Date.now, timeout: 5000 }

test.each([
  [[], 'unchecked', /timedatectl/],
  [[{ host: '127.0.0.1', ahead: 200, isElsewhere: false }], 'unchecked', /no other machine/],
  [[{ host: 'db.lan', ahead: -1400, isElsewhere: true }], 'fine', /agrees with that of db\.lan/],
  [[{ host: 'db.lan', ahead: 20_000, isElsewhere: true }], 'look', /20 s behind that of db\.lan/],
  [[{ host: 'db.lan', ahead: -90_000, isElsewhere: true }], 'in-the-way', /90 s ahead of that of db\.lan/],
])('Readings %j make the clock %s', (readings, severity, sentence) => {
  expect(clockFinding(readings)).toMatchObject({ severity, sentence: expect.stringMatching(sentence) })
})

test("A model's server tells the time too; one that tells nonsense tells nothing", async () => {
  let date = new Date(Date.now() + 3_600_000).toUTCString()
  const server = createServer((_, response) => response.setHeader('Date', date).writeHead(404).end()).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const environment = readEnvironment({
    SITE_URL: `http://127.0.0.1:${await freePort()}`,
    LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    LLM_MODEL: 'small',
  })
  expect(await clockFindings(environment, outside)).toMatchObject([{ severity: 'in-the-way' }])
  date = 'the day before yesterday'
  expect(await clockFindings(environment, outside)).toMatchObject([{ severity: 'unchecked' }])
  server.close()
})
