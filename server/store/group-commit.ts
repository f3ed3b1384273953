import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Changes the store and nothing else: it may be run again when a neighbour in its group fails. */
export type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>

type Job = { run: Work<() => void>; fail: (error: unknown) => void }

/**
 * Runs the writes that arrive together in one transaction, so that they share one wait for the disk: SQLite has one
 * writer, and each commit holds up the whole process. Each write is told only after the commit. When one of them fails,
 * the group is taken back and each runs by itself.
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
    await othersToArrive()
    while (waiting.length > 0) await runGroup(waiting.splice(0, largestGroup))
    running = false
  }

  /** Requests that were sent together arrive over several turns of the event loop: as long as one brings more, wait. */
  async function othersToArrive() {
    let arrived: number
    do {
      arrived = waiting.length
      await setImmediate()
    } while (waiting.length > arrived && waiting.length < largestGroup)
  }

  async function runGroup(group: readonly Job[]) {
    let failed: Job | undefined
    try {
      const reports = await db.transaction().execute(async (transaction) => {
        const done: (() => void)[] = []
        for (const job of group) {
          failed = job
          done.push(await job.run(transaction))
          failed = undefined
        }
        return done
      })
      for (const report of reports) report()
    } catch (error) {
      // When the store itself failed, to begin or to commit, all have failed.
      if (!failed || group.length === 1) for (const { fail } of group) fail(error)
      else for (const job of group) await runGroup([job])
    }
  }
}
