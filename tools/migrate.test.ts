import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#testing/free-port.ts'

const folder = await mkdtemp(join(tmpdir(), 'migrate-'))
afterAll(() => rm(folder, { recursive: true }))

test('A store is migrated once, and a second time there is nothing to do', async () => {
  expect(await migrate({ DATA_DIR: folder })).toMatchObject({ code: 0, said: expect.stringMatching(/^Migrated: \S+/) })
  expect(await migrate({ DATA_DIR: folder })).toMatchObject({ code: 0, said: 'There is nothing to migrate.\n' })
})

test('A database that is not there fails the command with one sentence and without its password', async () => {
  const url = `postgres://site:geheim@127.0.0.1:${await freePort()}/site`
  const { code, complained } = await migrate({ DATABASE_URL: url })
  expect(code).toBe(1)
  expect(complained).toMatch(/^Migrating the PostgreSQL database site on .*\nThe database cannot be reached .*\n$/)
  expect(complained).not.toContain('geheim')
})

function migrate(env: Record<string, string>) {
  const program = [resolve('node_modules/.bin/node'), [resolve('tools/migrate.ts')]] as const
  return new Promise<{ code: number; said: string; complained: string }>((done) => {
    execFile(...program, { env, cwd: folder }, (error, said, complained) =>
      done({ code: Number(error?.code ?? 0), said, complained }),
    )
  })
}
