import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createMailComposer } from '#server/contact/compose-mail.ts'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { createMailTransport } from '#server/outbox/create-mail-transport.ts'
import type { Mail, MailTransport } from '#server/outbox/mail-transport.ts'
import { createOutboxWorker } from '#server/outbox/outbox-worker.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite, type Store } from '#server/store/open-store.ts'
import { exampleRequest } from './example-request.ts'
import { startMailCatcher } from './mail-catcher.ts'

const start = Date.parse('2026-11-16T09:00:00Z')
const environment = {
  MAIL_FROM: 'Site <site@site.example>',
  MAIL_TO: 'equipe@site.example',
  SITE_URL: 'https://site.example',
  PORT: 3000,
}

type WorkerOptions = Partial<Parameters<typeof createOutboxWorker<Mail>>[0]>

/** An outbox on a new store for each test of the file that calls it, with its workers, mail servers and a clock that tests set. */
export function filledOutbox() {
  let folder: string
  let store: Store
  const ends: (() => unknown)[] = []
  const log = { info: note, warn: note, error: note }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'))
    store = openSqlite(folder, 20)
    at.clock = start
    at.logged = ''
    await migrate(store, at.clock)
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
    await store.close()
    await rm(folder, { recursive: true })
  })

  const at = {
    clock: start,
    logged: '',
    get folder() {
      return folder
    },
    get store() {
      return store
    },
    mails: () => store.db.selectFrom('outbox').selectAll().orderBy('kind').orderBy('id').execute(),
    async mailServer(options: Parameters<typeof startMailCatcher>[0] = {}) {
      const catcher = await startMailCatcher(options)
      ends.push(catcher.stop)
      return catcher
    },
    worker(target: string | MailTransport, options: WorkerOptions = {}) {
      const transport =
        typeof target === 'string' ? createMailTransport({ SMTP_URL: target, DATA_DIR: folder }) : target
      ends.push(transport.close)
      const compose = createMailComposer({ store, environment })
      return createOutboxWorker({ store, transport, compose, now: () => at.clock, random: () => 0.5, log, ...options })
    },
    request: (email: string = exampleRequest.email, quarantine: 'trap' | 'too-fast' | null = null) =>
      store.write((transaction) =>
        storeContactRequest(transaction, {
          request: { ...exampleRequest, email },
          quarantine,
          idempotencyKey: null,
          limits: abuseLimits('192.0.2.1', 'secret', { requests: 1000, seconds: 60 }),
          now: at.clock,
        }),
      ),
  }
  return at

  function note(...parts: unknown[]) {
    at.logged += `${JSON.stringify(parts)}\n`
  }
}
