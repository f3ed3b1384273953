import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { openStore } from './open-store.ts'

// Not in a hook: where no database starts, the file fails with one sentence.
const [primary, replica] = await Promise.all([startPostgres(), startPostgres()])
afterAll(() => Promise.all([primary.stop(), replica.stop()]))

test('Of the servers that DATABASE_URL names, the one that takes writes is used, also after a fail-over', async () => {
  const [one, two] = [await primary.createDatabase(), await replica.createDatabase()].map((url) => new URL(url))
  await replica.becomeReplica()
  const away = `127.0.0.1:${await freePort()}`
  const url = `postgres://postgres:password@${away},${two?.host},${one?.host}/site_1`
  const store = openStore({ DATABASE_URL: url, DATA_DIR: '' })
  try {
    const port = async () => {
      const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(store.db)
      return String(rows[0]?.port)
    }
    expect(await port()).toBe(one?.port)
    await primary.cutOff()
    await expect(port()).rejects.toThrow()
    await replica.promote()
    await expect.poll(() => port().catch(() => ''), { timeout: 15_000 }).toBe(two?.port)
    await store.write((transaction) => transaction.schema.createTable('written').addColumn('id', 'text').execute())
  } finally {
    await store.close()
  }
})
