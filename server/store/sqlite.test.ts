import { chmod, copyFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { createRetention } from '#server/contact/retention.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { migrate } from './migrate.ts'
import { openSqlite, type Store } from './open-store.ts'

const noon = Date.parse('2026-11-16T11:00:00Z')
const anEntry = {
  quarantine: null,
  idempotencyKey: null,
  limits: abuseLimits('192.0.2.1', 'secret', { requests: 9, seconds: 9 }),
}

describe('On SQLite alone', () => {
  let folder: string
  let store: Store
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'))
    store = openSqlite(folder)
    await migrate(store, noon)
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  test('no other user may read it, also in a folder that they may enter and on a file that they could read', async () => {
    const open = await mkdtemp(join(tmpdir(), 'store-'))
    await chmod(open, 0o755)
    await writeFile(join(open, 'site.sqlite'), '', { mode: 0o644 })
    const shared = openSqlite(open)
    await migrate(shared, noon)
    const modes = (await readdir(open)).map(async (file) => (await stat(join(open, file))).mode & 0o077)
    expect(await Promise.all(modes)).toEqual([0, 0, 0])
    await shared.close()
    await rm(open, { recursive: true })
  })

  test('a commit is on the disk before it is reported', async () => {
    const setting = async (name: string) => (await sql.raw(`pragma ${name}`).execute(store.db)).rows
    expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await setting('synchronous')).toEqual([{ synchronous: 2 }])
  })

  test('nobody else writes between what a write reads and what it changes', async () => {
    const other = new DatabaseSync(join(folder, 'site.sqlite'), { timeout: 0 })
    await store.write(async (transaction) => {
      await transaction.selectFrom('settings').selectAll().execute()
      expect(() => other.exec("insert into settings values ('a', 'other')")).toThrow('locked')
      await transaction.insertInto('settings').values({ name: 'a', value: 'ours' }).execute()
    })
    other.close()
  })

  test('a write waits for the lock of another process, and the process goes on meanwhile', async () => {
    const other = new DatabaseSync(join(folder, 'site.sqlite'))
    other.exec('begin immediate')
    let rounds = 0
    const ticking = setInterval(() => {
      if (++rounds === 5) other.exec('rollback')
    }, 10)
    await store.write((transaction) => transaction.insertInto('settings').values({ name: 'a', value: 'b' }).execute())
    clearInterval(ticking)
    expect(rounds).toBeGreaterThanOrEqual(5)
    other.close()
  })

  test('a write gives up when its timeout ends, and a reader does not wait at all', async () => {
    const impatient = openSqlite(folder, 30)
    const other = new DatabaseSync(join(folder, 'site.sqlite'))
    other.exec('begin immediate')
    const write = impatient.write((transaction) => transaction.deleteFrom('settings').execute())
    await expect(write).rejects.toThrow('locked')
    expect(await impatient.answers()).toBe(true)
    other.exec('rollback')
    other.close()
    await impatient.close()
  })

  test('nothing is taken into a file that was removed or put aside for another, until it is back', async () => {
    const file = join(folder, 'site.sqlite')
    const aside = join(folder, 'aside.sqlite')
    const take = () =>
      store.write((transaction) => transaction.insertInto('settings').values({ name: 'a', value: 'b' }).execute())
    await rename(file, aside)
    await expect(take()).rejects.toThrow('not the file that was opened')
    await copyFile(aside, file)
    await expect(take()).rejects.toThrow('not the file that was opened')
    await rename(aside, file)
    await take()
    const whileWriting = store.write(async (transaction) => {
      await transaction.insertInto('settings').values({ name: 'late', value: 'b' }).execute()
      await rename(file, aside)
    })
    await expect(whileWriting).rejects.toThrow('not the file that was opened')
    await rename(aside, file)
    const names = (await store.db.selectFrom('settings').select('name').execute()).map(({ name }) => name)
    expect(names).toContain('a')
    expect(names).not.toContain('late')
  })

  test('what another process was reading during an erasure goes with the next purge', async () => {
    const request = { ...exampleRequest, message: 'Un message que personne ne retrouvera.' }
    await store.write((transaction) => storeContactRequest(transaction, { ...anEntry, request, now: noon }))
    const backup = new DatabaseSync(join(folder, 'site.sqlite'))
    backup.exec('begin')
    backup.exec('select * from contact_requests')
    const retention = createRetention({ store, removeMailFiles: async () => {} })
    await retention.erase(request.email)
    expect(await bytesOf(folder)).toContain('retrouvera')
    backup.exec('rollback')
    await retention.purge(noon)
    expect(await bytesOf(folder)).not.toContain('retrouvera')
    backup.close()
  })

  test('nothing of an erased person is left in the files', async () => {
    const request = { ...exampleRequest, message: 'Un message que personne ne retrouvera.' }
    await store.write((transaction) => storeContactRequest(transaction, { ...anEntry, request, now: noon }))
    expect(await bytesOf(folder)).toContain('retrouvera')
    await createRetention({ store, removeMailFiles: async () => {} }).erase(request.email)
    const left = await bytesOf(folder)
    expect(left).not.toContain('retrouvera')
    expect(left).not.toContain(request.email)
  })

  test('nothing of a visitor who was counted is left in the files once that has ended', async () => {
    const [counted] = anEntry.limits.requests
    const retention = createRetention({ store, removeMailFiles: async () => {} })
    await store.write((transaction) =>
      storeContactRequest(transaction, { ...anEntry, request: exampleRequest, now: noon }),
    )
    expect(await bytesOf(folder)).toContain(counted?.key)
    await retention.forgetVisitors(noon + 24 * 3600 * 1000)
    expect(await bytesOf(folder)).not.toContain(counted?.key)
  })

  async function bytesOf(path: string) {
    const files = await Promise.all((await readdir(path)).map((file) => readFile(join(path, file), 'latin1')))
    return files.join()
  }
})
