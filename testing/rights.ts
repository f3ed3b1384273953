import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import type { ContactRequest } from '#contract/contact-request.ts'
import { createMailComposer } from '#server/contact/compose-mail.ts'
import { storeContactRequest } from '#server/contact/contact-store.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import { createFileTransport, mailFolder } from '#server/outbox/file-transport.ts'
import { createOutboxWorker } from '#server/outbox/outbox-worker.ts'
import type { ContactRequestRow } from '#server/store/tables.ts'
import { runLeads } from '#tools/leads/run-leads.ts'
import type { storeOn } from './both-engines.ts'
import { exampleRequest } from './example-request.ts'

/** Whoever asks for their rights, how else they may type their address, and somebody else. */
export const { email } = exampleRequest
export const oddly = `  ${email.toUpperCase()}\u00a0`
export const other = 'autre@organisation.fr'
export const day = 24 * 3600 * 1000

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** What a store receives, what `npm run leads` then does for people who ask for their rights, and its mails as files. */
export function rightsIn(at: ReturnType<typeof storeOn>) {
  /** What is told beside the answer. */
  const said: string[] = []
  beforeEach(async () => {
    await at.store.db.deleteFrom('desk_audit').execute()
    await rm(mailFolder(at.folder), { recursive: true, force: true })
    at.clock = Date.now()
    said.splice(0)
  })

  function leads(...args: string[]) {
    return runLeads(args, at.environment, at.clock, (line) => said.push(line))
  }

  function receive(
    request: Partial<ContactRequest> = {},
    quarantine: ContactRequestRow['quarantine'] = null,
    into = at.store,
  ) {
    const limits = abuseLimits('192.0.2.1', 'secret', { requests: 900, seconds: 9 })
    return into.write((transaction) =>
      storeContactRequest(transaction, {
        request: { ...exampleRequest, ...request },
        quarantine,
        idempotencyKey: crypto.randomUUID(),
        limits,
        now: at.clock++,
      }),
    )
  }

  function worker({ transport = createFileTransport(mailFolder(at.folder)), compose = composer() } = {}) {
    return createOutboxWorker({ store: at.store, transport, compose, now: () => at.clock, log: silent })
  }

  function composer() {
    return createMailComposer({ store: at.store, environment: at.environment })
  }

  async function sentTexts() {
    const files = await readdir(mailFolder(at.folder)).catch(() => [])
    return Promise.all(files.map((file) => readFile(join(mailFolder(at.folder), file), 'utf8')))
  }

  function requests() {
    return at.store.db.selectFrom('contact_requests').selectAll().orderBy('received_at').execute()
  }

  return { said, leads, receive, worker, composer, sentTexts, requests }
}
