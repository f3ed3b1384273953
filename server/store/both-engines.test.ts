import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Permit, takePermit } from '#server/limits/rate-window.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { engines, noon, postgres, storeOn } from '#testing/both-engines.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { openStore, type Store } from './open-store.ts'

const day = 24 * 3600 * 1000

describe.each(engines)('On %s', (engine) => {
  const at = storeOn(engine)

  describe('a migration', () => {
    test('runs once', async () => {
      expect(await migrate(at.store, noon)).toEqual([])
      expect(await at.store.answers()).toBe(true)
    })

    test('that fails leaves nothing of itself behind', async () => {
      const broken = {
        name: '9999-broken',
        up: async (schema: Store['db']['schema']) => {
          await schema.createTable('half').addColumn('id', 'text').execute()
          throw new Error('broken')
        },
      }
      await expect(migrate(at.store, noon, { list: [broken] })).rejects.toMatchObject({
        migration: '9999-broken',
        cause: new Error('broken'),
      })
      const repaired = {
        name: '9999-repaired',
        up: (schema: typeof at.store.db.schema) => schema.createTable('half').addColumn('id', 'text').execute(),
      }
      expect(await migrate(at.store, noon, { list: [repaired] })).toEqual(['9999-repaired'])
    })
  })

  describe('a write', () => {
    test('that fails is taken back alone, though it shares its moment with others', async () => {
      // More than a group of SQLite's holds, and few enough for PostgreSQL's connections: who waits for one for long is refused.
      const writes = Array.from({ length: 70 }, (_, index) =>
        at.store.write(async (transaction) => {
          await transaction
            .insertInto('settings')
            .values({ name: `n${index}`, value: 'x' })
            .execute()
          if (index % 10 === 3) throw new Error(`write ${index}`)
          return index
        }),
      )
      const results = await Promise.allSettled(writes)
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7)
      const { count } = await at.store.db
        .selectFrom('settings')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBe(63)
    })

    test('shares the visitor secret among those who ask for it at once', async () => {
      const secrets = await Promise.all(Array.from({ length: 5 }, () => createVisitorSecret(at.store)()))
      expect(new Set(secrets).size).toBe(1)
      expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    })
  })

  describe('a rate', () => {
    const take = (key = 'visitor') =>
      at.store.write((transaction) => takePermit(transaction, key, { requests: 3, seconds: 60 }, at.clock))

    test('lets so many through in its window, says when to come back, then opens again', async () => {
      expect([await take(), await take(), await take()]).toEqual([
        { allowed: true },
        { allowed: true },
        { allowed: true },
      ])
      at.clock += 15_500
      expect(await take()).toEqual({ allowed: false, retryAfter: 45 })
      expect(await take('another')).toEqual({ allowed: true })
      at.clock += 44_500
      expect(await take()).toEqual({ allowed: true })
      expect(await take()).toEqual({ allowed: true })
    })

    test('that was counted by a clock set back since begins anew', async () => {
      at.clock += day
      for (let use = 0; use < 3; use++) await take()
      expect(await take()).toEqual({ allowed: false, retryAfter: 60 })
      at.clock -= day
      expect([await take(), await take(), await take()]).toEqual(Array(3).fill({ allowed: true }))
      expect(await take()).toEqual({ allowed: false, retryAfter: 60 })
    })

    test('is exact among requests that arrive together', async () => {
      const permits = await Promise.all(Array.from({ length: 20 }, () => take()))
      expect(permits.filter(({ allowed }) => allowed)).toHaveLength(3)
    })

    test('is exact among instances whose clocks differ, and for a request that was overtaken', async () => {
      const permits: Permit[] = []
      for (const late of [0, 1, 5, 2000, 20_000, 50_000]) {
        at.clock = noon - late
        permits.push(await take())
      }
      expect(permits.filter(({ allowed }) => allowed)).toHaveLength(3)
    })
  })
})

describe('On PostgreSQL alone', () => {
  test('a connection that breaks in the middle of a write fails that write, not the process', async () => {
    const store = openStore({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: '' })
    await migrate(store, noon)
    const broken = store.write(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(store.db)
      await setImmediate()
      await transaction.insertInto('settings').values({ name: 'a', value: 'b' }).execute()
    })
    await expect(broken).rejects.toThrow()
    expect(await store.answers()).toBe(true)
    expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([])
    await store.close()
  })
  test('a migration takes its time, whatever limit the database has for statements', async () => {
    const DATABASE_URL = await postgres.createDatabase()
    const store = openStore({ DATABASE_URL: `${DATABASE_URL}?statement_timeout=200&lock_timeout=200`, DATA_DIR: '' })
    const slow = {
      name: '0001-slow',
      up: async (schema: Store['db']['schema']) => {
        await schema.createTable('slow').as(sql`select 1 as one from pg_sleep(0.6)`).execute()
      },
    }
    expect(await migrate(store, noon, { list: [slow] })).toEqual(['0001-slow'])
    await expect(sql`select pg_sleep(0.6)`.execute(store.db)).rejects.toThrow('statement timeout')
    await store.close()
  })

  test('instances that start at once migrate once', async () => {
    const DATABASE_URL = await postgres.createDatabase()
    const stores = Array.from({ length: 4 }, () => openStore({ DATABASE_URL, DATA_DIR: '' }))
    const applied = await Promise.all(stores.map((store) => migrate(store, noon)))
    expect(applied.flat()).toEqual(migrations.map(({ name }) => name))
    await Promise.all(stores.map((store) => store.close()))
  })
})
