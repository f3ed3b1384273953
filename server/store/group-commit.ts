import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>

type Job = { run: Work<() => void>; fail: (error: unknown) => void }

/**
 * Runs the writes that arrive together in one transaction, so that they share one wait for the disk: SQLite has one
 * writer, and each commit holds up the whole process. Each write is told only after the commit, and one that fails is
 * taken back alone.
 */
export function createGroupCommit(db: Kysely<Tables>, largestGroup = 64) {
  const waiting: Job[] = []
  let running = false

  return function write<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      waiting.push({
        run: async (transaction) => {
          const result = await work(transaction)
          return () => resolve(result)
        },
        fail: reject,
      })
      if (!running) void runAll()
    })
  }

  async function runAll() {
    running = true
    await setImmediate()
    while (waiting.length > 0) {
      const group = waiting.splice(0, largestGroup)
      try {
        const reports = await db.transaction().execute((transaction) => runGroup(transaction, group))
        for (const report of reports) report()
      } catch (error) {
        for (const { fail } of group) fail(error)
      }
    }
    running = false
  }

  async function runGroup(transaction: Transaction<Tables>, group: readonly Job[]) {
    const reports: (() => void)[] = []
    for (const { run, fail } of group) {
      await sql`savepoint one_write`.execute(transaction)
      try {
        reports.push(await run(transaction))
      } catch (error) {
        await sql`rollback to savepoint one_write`.execute(transaction)
        reports.push(() => fail(error))
      }
      await sql`release savepoint one_write`.execute(transaction)
    }
    return reports
  }
}
