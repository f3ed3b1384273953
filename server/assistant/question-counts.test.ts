import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRetention } from '#server/contact/retention.ts'
import { readEnvironment } from '#server/environment.ts'
import { boundsOfParisDay } from '#server/paris-time.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { sharedPostgres } from '#testing/shared-postgres.ts'
import { createQuestionCounts } from './question-counts.ts'

const postgres = await sharedPostgres()

describe.each(['sqlite', 'postgres'] as const)('On %s', (engine) => {
  let folder: string
  let store: Store
  let clock: number
  const warnings: unknown[] = []
  const log = { info: () => {}, warn: (...parts: unknown[]) => warnings.push(parts), error: () => {} }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'counts-'))
    const DATABASE_URL = engine === 'postgres' ? await postgres.createDatabase() : ''
    store = openStore(readEnvironment({ DATA_DIR: folder, DATABASE_URL }))
    await migrate(store, Date.now())
  })
  beforeEach(async () => {
    await store.db.deleteFrom('assistant_counts').execute()
    clock = Date.parse('2026-11-16T22:30:00Z')
    warnings.splice(0)
  })
  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  test('questions are added up by the day in Paris, over instances, and nothing else is kept of them', async () => {
    const [one, other] = [counts(), counts()]
    one.count({ outcome: 'answered', topic: 'cost' })
    one.count({ outcome: 'answered', topic: 'cost' })
    one.count({ outcome: 'missing', topic: 'jobs' })
    other.count({ outcome: 'answered', topic: 'cost' })
    await Promise.all([one.write(), other.write()])
    clock += 3600 * 1000
    one.count({ outcome: 'answered', topic: 'cost' })
    await one.stop()
    expect(await rows()).toEqual([
      { day: '2026-11-16', outcome: 'answered', topic: 'cost', count: 3 },
      { day: '2026-11-16', outcome: 'missing', topic: 'jobs', count: 1 },
      { day: '2026-11-17', outcome: 'answered', topic: 'cost', count: 1 },
    ])
  })

  test('many instances that write the same topics at once lose none', async () => {
    const instances = Array.from({ length: 6 }, counts)
    for (const [at, { count }] of instances.entries()) {
      const topics = ['a', 'b', 'c', 'd']
      for (const topic of at % 2 ? topics : topics.toReversed()) count({ outcome: 'answered', topic })
    }
    await Promise.all(instances.map(({ write }) => write()))
    expect((await rows()).map(({ count }) => count)).toEqual([6, 6, 6, 6])
  })

  test('a store that does not answer is told of once, and what was counted meanwhile is written when it does', async () => {
    let isDown = true
    const flaky: Store = {
      ...store,
      write: (work) => (isDown ? Promise.reject(new Error('down')) : store.write(work)),
    }
    const { count, write } = createQuestionCounts({ store: flaky, now: () => clock, log })
    count({ outcome: 'answered', topic: 'cost' })
    await write()
    count({ outcome: 'answered', topic: 'cost' })
    await write()
    expect(warnings).toHaveLength(1)
    for (let topic = 0; topic < 5000; topic++) count({ outcome: 'answered', topic: `t${topic}` })
    isDown = false
    await write()
    const written = await rows()
    expect(written.length, 'what is kept is bounded').toBeLessThanOrEqual(2000)
    expect(written.find(({ topic }) => topic === 'cost')?.count).toBe(2)
  })

  test.each([
    ['2026-01-15', '2027-02-15', '2027-02-10'],
    ['2026-01-31', '2027-02-28', '2027-02-23'],
    ['2025-12-31', '2027-01-31', '2027-01-26'],
    ['2026-02-28', '2027-03-28', '2027-03-23'],
  ])('the daily purge has ended those of %s before %s begins, and not as %s begins', async (day, end, early) => {
    await store.db
      .insertInto('assistant_counts')
      .values({ day, outcome: 'answered', topic: 'cost', count: 1 })
      .execute()
    const { purge } = createRetention({ store, removeMailFiles: async () => {} })
    await purge(boundsOfParisDay(early).start)
    expect(await rows()).toHaveLength(1)
    // The one before was a moment too early, by a day of 25 hours.
    await purge(boundsOfParisDay(end).start - 25 * 3600 * 1000)
    expect(await rows()).toEqual([])
  })

  function counts() {
    return createQuestionCounts({ store, now: () => clock, log })
  }

  function rows() {
    return store.db
      .selectFrom('assistant_counts')
      .selectAll()
      .orderBy('day')
      .orderBy('outcome')
      .orderBy('topic')
      .execute()
  }
})
