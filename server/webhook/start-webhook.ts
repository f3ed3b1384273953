import type { Environment } from '#server/environment.ts'
import type { Log } from '#server/log.ts'
import type { DeliveryOutcome } from '#server/metrics/meters.ts'
import { createOutboxWorker } from '#server/outbox/outbox-worker.ts'
import type { Store } from '#server/store/open-store.ts'
import { createBodyComposer } from './request-body.ts'
import { createWebhookTransport, type Webhook } from './webhook-transport.ts'

type Dependencies = {
  readonly store: Store
  readonly webhook: Webhook
  readonly now: () => number
  readonly random?: () => number
  readonly log: Log
  readonly count?: ((outcome: DeliveryOutcome) => void) | undefined
  /** Milliseconds that an answer may take. */
  readonly wait?: number
}

/** Where each request is posted, if anywhere. */
export function configuredWebhook({
  LEADS_WEBHOOK_URL: url,
  LEADS_WEBHOOK_SECRET: secret,
}: Pick<Environment, 'LEADS_WEBHOOK_URL' | 'LEADS_WEBHOOK_SECRET'>): Webhook | undefined {
  return url && secret ? { url, secret } : undefined
}

/** Posts what the outbox holds for the webhook, beside the worker that delivers mails. */
export function createWebhookWorker({ webhook, wait, ...dependencies }: Dependencies) {
  return createOutboxWorker({
    ...dependencies,
    channel: 'webhook',
    transport: createWebhookTransport(webhook, wait),
    compose: createBodyComposer(dependencies),
  })
}
