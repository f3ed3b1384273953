import { setTimeout } from 'node:timers/promises'
import { type Environment, EnvironmentError } from '#server/environment.ts'
import type { Log } from '#server/log.ts'
import { migrate } from './migrate.ts'
import { openStore } from './open-store.ts'
import { storeProblem } from './store-problem.ts'

const retryAfter = 2000

/**
 * Opens the store and brings it to the newest shape. A database that does not answer yet holds up neither the start nor
 * the pages: it is asked again until it does, and until then contact requests are answered with the phone number.
 */
export async function startStore(environment: Environment, log: Log) {
  const store = openOrExplain(environment)
  const closing = new AbortController()
  let ready: Promise<void>
  try {
    await migrateNow()
    ready = Promise.resolve()
  } catch (error) {
    const { sentence } = storeProblem(error, environment)
    if (store.engine === 'sqlite') throw new EnvironmentError(sentence)
    log.error({ err: error }, sentence)
    ready = migrateLater()
  }
  return {
    store,
    /** Never settles when the store is closed before. */
    ready,
    stop: async () => {
      closing.abort()
      await store.close()
    },
  }

  async function migrateNow() {
    const applied = await migrate(store, Date.now())
    if (applied.length > 0) log.info({ applied }, 'The store is migrated.')
  }

  async function migrateLater(): Promise<void> {
    try {
      await setTimeout(retryAfter, undefined, { signal: closing.signal })
      await migrateNow()
      log.info('The database answers now.')
    } catch {
      return closing.signal.aborted ? new Promise(() => {}) : migrateLater()
    }
  }
}

function openOrExplain(environment: Environment) {
  try {
    return openStore(environment)
  } catch (error) {
    throw new EnvironmentError(storeProblem(error, environment).sentence)
  }
}
