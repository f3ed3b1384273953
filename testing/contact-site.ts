import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import type { createApp } from '#server/app.ts'
import { createContactIntake } from '#server/contact/contact-intake.ts'
import { readEnvironment } from '#server/environment.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from './example-request.ts'
import { standInApp } from './stand-in-app.ts'

type Post = {
  headers?: Record<string, string>
  body?: unknown
  environment?: ReturnType<typeof readEnvironment>
  connection?: string
}

/** The application with a contact function that stores, on a new store for each test of the file that calls it. */
export function contactSite() {
  let folder: string
  let store: Store
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contact-'))
    store = openSqlite(folder, 20)
    await migrate(store, Date.now())
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  function site(overrides: Partial<Parameters<typeof createApp>[0]> = {}) {
    const environment = overrides.environment ?? readEnvironment({})
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    return standInApp({
      environment,
      isReady: store.answers,
      receiveContactRequest: createContactIntake({
        store,
        visitorSecret: createVisitorSecret(store),
        rate: environment.CONTACT_RATE,
        now: Date.now,
        wakeOutbox: () => {},
        log,
      }),
      log,
      ...overrides,
    })
  }

  return {
    site,
    databaseFile: () => join(folder, 'site.sqlite'),
    stored: () => store.db.selectFrom('contact_requests').selectAll().orderBy('id').execute(),
    post: ({ environment = readEnvironment({}), connection = '192.0.2.1', ...init }: Post = {}) => {
      const bindings = { incoming: { socket: { remoteAddress: connection } } }
      return site({ environment }).request(apiPaths.contact, contactPost(init), bindings)
    },
  }
}

export function contactPost({ headers = {}, body = exampleRequest }: Post) {
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${defaultAnonKey}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  }
}
