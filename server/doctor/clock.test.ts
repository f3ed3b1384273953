import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test.each([
  ['yes\n', 'fine', /kept by a time service/],
  ['no\n', 'unchecked', /timedatectl/],
  ['yes, but\n', 'unchecked', /timedatectl/],
  [undefined, 'unchecked', /timedatectl/],
])(
  'Where no other machine tells the time, a time service that says %j makes the clock %s',
  async (said, severity, sentence) => {
    const folder = await mkdtemp(join(tmpdir(), 'time-'))
    const program = join(folder, 'timedatectl')
    if (said !== undefined)
      await writeFile(
        program,
        `#!/bin/sh\n[ "$*" = 'show --property=NTPSynchronized --value' ]\nprintf '${said.trim()}'`,
        { mode: 0o755 },
      )
    const environment = readEnvironment({ SITE_URL: `http://127.0.0.1:${await freePort()}` })
    const found = await clockFindings(environment, { ...outside, timeService: program })
    expect(found).toMatchObject([{ severity, sentence: expect.stringMatching(sentence) }])
    await rm(folder, { recursive: true })
  },
)

test('A time service that agrees with itself does not outvote another machine', () => {
  const late = [{ host: 'db.lan', ahead: -90_000, isElsewhere: true }]
  expect(clockFinding(late, true)).toMatchObject({ severity: 'in-the-way' })
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
