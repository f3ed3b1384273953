import { setTimeout } from 'node:timers/promises'
import { type Environment, EnvironmentError } from '#server/environment.ts'
import type { Log } from '#server/log.ts'
import { isLocked } from './lock-wait.ts'
import { MigrationFailure, migrate } from './migrate.ts'
import { openStore } from './open-store.ts'
import { type StoreProblem, storeProblem } from './store-problem.ts'

/** How long the start waits for a database before the pages are served without it. */
const startWaits = 3000
/** A lock on the SQLite file is that of another instance that migrates, until this long. */
const longestLock = 60_000
const retryAfter = { unreachable: 2000, refused: 2000, failed: 5000 } as const
const toldAgainAfter = 60_000

/**
 * Opens the store and brings it to the newest shape. A database that does not answer, or takes its time, holds up neither
 * the start nor the pages: it is asked again until it does, and until then contact requests are answered with the phone
 * number. What stands in the way is logged when it changes and every minute, a migration's own failure each time.
 */
export async function startStore(environment: Environment, log: Log) {
  const store = openOrExplain(environment)
  const closing = new AbortController()
  const firstAttempt = Promise.withResolvers<void>()
  let isMigrated = false
  let told = { sentence: '', at: 0 }
  let ready: Promise<void>
  if (store.engine === 'sqlite') {
    await migrateFile()
    ready = Promise.resolve()
  } else {
    ready = migrateDatabase()
    await Promise.race([firstAttempt.promise, setTimeout(startWaits, undefined, { ref: false })])
  }
  return {
    store,
    /** Never settles when the store is closed before. */
    ready,
    isMigrated: () => isMigrated,
    /** What stands in the way, if anything does. */
    problem: () => (isMigrated ? undefined : told.sentence || undefined),
    stop: async () => {
      closing.abort()
      await store.close()
    },
  }

  async function migrateNow() {
    const onWait = () => log.info('Another instance is migrating the store: waiting for its end.')
    const applied = await migrate(store, Date.now(), { onWait })
    isMigrated = true
    if (applied.length > 0) log.info({ applied }, 'The store is migrated.')
  }

  async function migrateFile() {
    const end = performance.now() + longestLock
    for (;;) {
      try {
        return await migrateNow()
      } catch (error) {
        const { sentence } = explainMigration(error, environment)
        if (!isLocked(error) || performance.now() > end) throw new EnvironmentError(sentence)
        log.warn(`Waiting for at most a minute: ${sentence}`)
      }
    }
  }

  async function migrateDatabase(): Promise<void> {
    for (;;) {
      try {
        await migrateNow()
        if (told.sentence) log.info('The database answers now.')
        firstAttempt.resolve()
        return
      } catch (error) {
        if (closing.signal.aborted) return new Promise(() => {})
        const { kind, sentence } = explainMigration(error, environment)
        const isNews = sentence !== told.sentence || performance.now() - told.at > toldAgainAfter
        if (isNews || kind === 'failed') {
          log.error({ err: error }, sentence)
          told = { sentence, at: performance.now() }
        }
        firstAttempt.resolve()
        await setTimeout(retryAfter[kind], undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
}

/** Why a store could not be brought to the newest shape, for whoever runs the site. */
export function explainMigration(error: unknown, environment: Environment): StoreProblem {
  if (!(error instanceof MigrationFailure)) return storeProblem(error, environment)
  const problem = storeProblem(error.cause, environment)
  if (problem.kind !== 'failed') return problem
  return {
    kind: 'failed',
    sentence: `The migration ${error.migration} failed and was taken back, so no request can be stored. ${problem.sentence}`,
  }
}

function openOrExplain(environment: Environment) {
  try {
    return openStore(environment)
  } catch (error) {
    throw new EnvironmentError(storeProblem(error, environment).sentence)
  }
}
