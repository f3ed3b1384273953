import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Work } from './group-commit.ts'
import { migrate } from './migrate.ts'
import { openSqlite, type Store } from './open-store.ts'

let folder: string
let store: Store
let bystander: DatabaseSync

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'group-commit-'))
  store = openSqlite(folder)
  await migrate(store, 0)
  bystander = new DatabaseSync(join(folder, 'site.sqlite'), { readOnly: true })
})
afterEach(async () => {
  bystander.close()
  await store.close()
  await rm(folder, { recursive: true })
})

describe('Writes that arrive together', () => {
  test('are told so only once their common commit is there for all to see', async () => {
    const told: string[] = []
    const first = store.write(insertion('first')).then(() => told.push(`first, with ${committed()}`))
    const second = store.write(insertion('second')).then(() => told.push(`second, with ${committed()}`))
    const last = store.write(async () => {
      await setImmediate()
      return { told: [...told], committed: committed() }
    })
    expect(await last).toEqual({ told: [], committed: [] })
    await Promise.all([first, second])
    expect(told).toEqual(['first, with first,second', 'second, with first,second'])
  })

  test('share a commit also when the last of them come one turn of the event loop later', async () => {
    const first = [store.write(insertion('first')), store.write(insertion('second'))]
    await setImmediate()
    const later = store.write(async () => committed())
    expect(await later, 'the first two are not committed yet').toEqual([])
    await Promise.all(first)
    expect(committed()).toEqual(['first', 'second'])
  })

  test('do not make each other fail: the ones around a bad one are stored, once each', async () => {
    const results = await Promise.allSettled([
      store.write(insertion('before')),
      store.write(async (transaction) => {
        await insertion('bad')(transaction)
        await insertion('bad')(transaction)
      }),
      store.write(insertion('after')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(committed()).toEqual(['after', 'before'])
  })

  test('are all told that they failed when the store does not take the commit, and later ones are stored', async () => {
    const refused = store.write(async (transaction) => {
      await sql`pragma defer_foreign_keys = on`.execute(transaction)
      await sql`insert into outbox (id, kind, request_id, created_at, due_at, give_up_at)
        values ('m', 'team', 'nobody', 0, 0, 0)`.execute(transaction)
    })
    const results = await Promise.allSettled([store.write(insertion('with it')), refused])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(committed()).toEqual([])
    await store.write(insertion('later'))
    expect(committed()).toEqual(['later'])
  })

  test('are more than fit into one group, and none is left out', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `n${String(index).padStart(3, '0')}`)
    await Promise.all(names.map((name) => store.write(insertion(name))))
    expect(committed()).toEqual(names)
  })
})

function insertion(name: string): Work<void> {
  return async (transaction) => {
    await transaction.insertInto('settings').values({ name, value: '' }).execute()
  }
}

function committed() {
  return bystander
    .prepare('select name from settings order by name')
    .all()
    .map(({ name }) => name)
}
