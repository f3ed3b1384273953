import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ContactRequest } from '#contract/contact-request.ts'
import { createContactIntake } from '#server/contact/contact-intake.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from './example-request.ts'
import { sharedPostgres } from './shared-postgres.ts'

export const engines = ['sqlite', 'postgres'] as const
export const noon = Date.parse('2026-11-16T11:00:00Z')

export const postgres = await sharedPostgres()

const silent = { info: () => {}, warn: () => {}, error: () => {} }

type Received = {
  request?: Partial<Record<keyof ContactRequest, string>>
  idempotencyKey?: string
  sameContentWithin?: number
  network?: string
  requests?: number
  signals?: { trapFilled: boolean; elapsed?: number }
}

/** A migrated store on one engine, empty before each test, with a clock that tests set. Call it within a `describe`. */
export function storeOn(engine: (typeof engines)[number]) {
  let folder: string
  let environment: Environment
  let store: Store

  const newEnvironment = async (DATA_DIR: string) =>
    readEnvironment({
      DATA_DIR,
      ...(engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
    })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'))
    environment = await newEnvironment(folder)
    store = openStore(environment)
    await migrate(store, noon)
  })
  beforeEach(async () => {
    for (const table of ['outbox', 'contact_requests', 'rate_windows', 'settings'] as const) {
      await store.db.deleteFrom(table).execute()
    }
    at.clock = noon
  })
  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  const at = {
    clock: noon,
    get folder() {
      return folder
    },
    get environment() {
      return environment
    },
    get store() {
      return store
    },
    newEnvironment,
    requests: () => store.db.selectFrom('contact_requests').selectAll().orderBy('id').execute(),
    mails: () => store.db.selectFrom('outbox').selectAll().orderBy('kind').orderBy('id').execute(),
    /** What the contact function does with a request. */
    receive: async ({ request = {}, network = '192.0.2.1', requests = 1000, ...rest }: Received = {}) => {
      const began = Date.now()
      const intake = createContactIntake({
        store,
        visitorSecret: createVisitorSecret(store),
        rate: { requests, seconds: 600 },
        now: () => at.clock,
        wakeOutbox: () => {},
        log: silent,
      })
      const receipt = await intake({
        input: { ...exampleRequest, ...request },
        network,
        idempotencyKey: rest.idempotencyKey ?? null,
        sameContentWithin: rest.sameContentWithin,
        signals: rest.signals ?? { trapFilled: false },
      })
      // Ids of one millisecond have no order.
      while (Date.now() === began) await setImmediate()
      return receipt
    },
  }
  return at
}
