import type { Environment } from '#server/environment.ts'
import type { Log } from '#server/log.ts'
import type { Store } from './open-store.ts'
import { storeProblem } from './store-problem.ts'

type Dependencies = {
  readonly store: Store
  readonly environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>
  /** On the disk of DATA_DIR. */
  readonly freeBytes: () => Promise<number>
  readonly now: () => number
  readonly log: Log
}

/** Anybody may ask: milliseconds for which an answer holds. */
const holdsFor = 2000
/** About as much as SQLite's log grows before it is carried over. */
export const leastFree = 16 * 1024 * 1024

/** Whether a request could be stored now: tried out, because a full or read-only disk still answers who only reads. */
export function createReadiness({ store, environment, freeBytes, now, log }: Dependencies): () => Promise<boolean> {
  let last: { readonly at: number; readonly problem: Promise<string | undefined> } | undefined
  let told: string | undefined

  return async () => {
    if (!last || Math.abs(now() - last.at) >= holdsFor) last = { at: now(), problem: findProblem() }
    return (await last.problem) === undefined
  }

  async function findProblem() {
    const problem = await attempt()
    if (problem !== undefined && problem !== told) log.error(`Not ready: ${problem}`)
    if (problem === undefined && told !== undefined) log.info('Ready again.')
    told = problem
    return problem
  }

  async function attempt(): Promise<string | undefined> {
    try {
      if (store.engine === 'sqlite' && (await freeBytes()) < leastFree) {
        return `DATA_DIR ${environment.DATA_DIR} has less than 16 MB left: free some space. Requests are stored while there is room.`
      }
      await store.write((transaction) =>
        transaction
          .insertInto('settings')
          .values({ name: 'last-readiness-check', value: String(now()) })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now()) }))
          .execute(),
      )
      return undefined
    } catch (error) {
      return storeProblem(error, environment).sentence
    }
  }
}
