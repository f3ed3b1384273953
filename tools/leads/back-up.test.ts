import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiPaths } from '#contract/api-paths.ts'
import { readEnvironment } from '#server/environment.ts'
import { Misuse } from '#server/leads/misuse.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite } from '#server/store/open-store.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startServer } from '#testing/running-site.ts'
import { leftOut } from './back-up.ts'
import { runLeads } from './run-leads.ts'

let site: Awaited<ReturnType<typeof createBareSite>>
let backups: string
beforeEach(async () => {
  site = await createBareSite({ isMute: true })
  backups = await mkdtemp(join(tmpdir(), 'backups-'))
})
afterEach(async () => {
  await rm(backups, { recursive: true })
  await site.remove()
})

test('A backup made while requests come in holds all that were there, and a server starts from it', {
  timeout: 120_000,
}, async () => {
  const lost = await start(site.dataFolder)
  for (let number = 0; number < 5; number++) await post(lost.url, `avant-${number}@organisation.fr`)
  await leads(site.dataFolder, 'erase', 'avant-0@organisation.fr')
  const mark = await markOfAnAddress(site.dataFolder)
  const file = join(backups, 'site.sqlite')
  const [said] = await Promise.all([
    leads(site.dataFolder, 'backup', file),
    ...Array.from({ length: 20 }, (_, number) => post(lost.url, `pendant-${number}@organisation.fr`)),
  ])
  expect(said).toMatch(/^\d+ requests backed up to .*site\.sqlite\.\n$/)
  expect(await readdir(backups)).toEqual(['site.sqlite'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file)).includes('avant-0@'), 'what was erased is not in it').toBe(false)
  expect((await readFile(file)).includes(mark), 'nor are marks of addresses').toBe(false)
  lost.process.kill('SIGKILL')

  const restored = join(site.folder, 'restored')
  await mkdir(restored, { mode: 0o700 })
  await copyFile(file, join(restored, 'site.sqlite'))
  const next = await start(restored)
  await post(next.url, 'apres@organisation.fr')
  const emails: string[] = JSON.parse(await leads(restored, 'list', '--json')).map(
    ({ email }: { email: string }) => email,
  )
  for (const expected of ['avant-1', 'avant-2', 'avant-3', 'avant-4', 'apres'])
    expect(emails).toContain(`${expected}@organisation.fr`)
  expect(emails).not.toContain('avant-0@organisation.fr')
  expect(emails.length).toBe(Number.parseInt(said, 10) + 1)
  await next.stop()
})

test('A backup overwrites nothing, needs a folder, and leaves no half of itself', async () => {
  const store = openSqlite(site.dataFolder)
  await migrate(store, Date.now())
  await store.close()
  const kept = join(backups, 'kept')
  await writeFile(kept, 'mine')
  for (const [file, sentence] of [
    [kept, /is there already/],
    [join(backups, 'nowhere', 'copy'), /cannot be written \(ENOENT\)/],
    ['/proc/copy', /cannot be written/],
  ] as const) {
    const refusal = await leads(site.dataFolder, 'backup', file).catch((error) => error)
    expect(refusal).toBeInstanceOf(Misuse)
    expect(refusal.message).toMatch(sentence)
  }
  expect(await readFile(kept, 'utf8')).toBe('mine')

  const damaged = await readFile(join(site.dataFolder, 'site.sqlite'))
  damaged.fill(0x5a, 4096, 3 * 4096)
  await writeFile(join(site.dataFolder, 'site.sqlite'), damaged)
  await expect(leads(site.dataFolder, 'backup', join(backups, 'copy'))).rejects.toThrow(/damaged/)
  expect(await readdir(backups)).toEqual(['kept'])
})

test('With PostgreSQL it names the command that makes a copy, also where no connection may be made', async () => {
  const environment = readEnvironment({ DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' })
  const refusal = await runLeads(['backup', '/tmp/copy'], environment, Date.now(), () => {}).catch((error) => error)
  expect(refusal).toBeInstanceOf(Misuse)
  expect(refusal.message).toMatch(/^PostgreSQL makes its own copies: pg_dump /)
  for (const table of leftOut) expect(refusal.message).toContain(` --exclude-table-data=${table} `)
})

/** Kept for a day at most, as the policy says: a backup may not keep it for 90. */
async function markOfAnAddress(dataFolder: string) {
  const store = openSqlite(dataFolder)
  const { key } = await store.db.selectFrom('rate_windows').select('key').executeTakeFirstOrThrow()
  await store.close()
  return key
}

function start(dataFolder: string) {
  return startServer({ built: true, folder: site.folder, variables: { DATA_DIR: dataFolder, CONTACT_RATE: '1000/60' } })
}

async function post(url: string, email: string) {
  const { ANON_KEY } = readEnvironment({})
  const response = await fetch(`${url}${apiPaths.contact}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ANON_KEY}` },
    body: JSON.stringify({ ...exampleRequest, email }),
  })
  expect(response.status).toBe(200)
}

function leads(dataFolder: string, ...args: string[]) {
  return runLeads(args, readEnvironment({ DATA_DIR: dataFolder }), Date.now(), () => {})
}
