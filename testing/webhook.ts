import { afterEach, beforeEach, expect } from 'vitest'
import { createContactIntake } from '#server/contact/contact-intake.ts'
import { createWebhookWorker } from '#server/webhook/start-webhook.ts'
import type { storeOn } from './both-engines.ts'
import { exampleRequest } from './example-request.ts'
import { startStandInWebhook } from './stand-in-webhook.ts'

export const webhookSecret = 's3cr3t-s3cr3t-s3cr3t'

/** A webhook for the requests of a store, a new one for each test, with the worker that calls it. */
export function webhookOf(at: ReturnType<typeof storeOn>) {
  let receiver: Awaited<ReturnType<typeof startStandInWebhook>>
  const log = { info: note, warn: note, error: note }

  beforeEach(async () => {
    receiver = await startStandInWebhook()
    at.clock = Date.now()
    hook.logged = ''
  })
  afterEach(() => receiver.stop())

  const hook = {
    logged: '',
    get receiver() {
      return receiver
    },
    worker(wait?: number) {
      const webhook = { url: receiver.url, secret: webhookSecret }
      const clock = { now: () => at.clock, random: () => 0.5 }
      return createWebhookWorker({ store: at.store, webhook, ...clock, log, ...(wait ? { wait } : {}) })
    },
    async receive(signals: { trapFilled?: boolean } = {}, forwarded = true) {
      const intake = createContactIntake({
        store: at.store,
        visitorSecret: async () => 'secret',
        rate: { requests: 1000, seconds: 60 },
        forwarded,
        now: () => at.clock,
        wakeOutbox: () => {},
        log,
      })
      const submission = {
        input: exampleRequest,
        network: '192.0.2.1',
        idempotencyKey: null,
        signals: { trapFilled: false, ...signals },
      }
      expect(await intake(submission)).toEqual({ kind: 'stored' })
    },
    /** On PostgreSQL due times go by its clock, which no test moves. */
    due: () => at.store.db.updateTable('outbox').set({ due_at: 0 }).execute(),
    calls: () => at.store.db.selectFrom('outbox').selectAll().where('kind', '=', 'webhook').execute(),
  }
  return hook

  function note(...parts: unknown[]) {
    hook.logged += `${JSON.stringify(parts)}\n`
  }
}
