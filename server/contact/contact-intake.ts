import { type ContactFieldErrors, parseContactRequest } from '#contract/contact-request.ts'
import { type FormSignals, fastestPerson } from '#contract/form-signals.ts'
import { abuseLimits } from '#server/limits/abuse-limits.ts'
import type { Rate } from '#server/limits/rate-window.ts'
import type { Log } from '#server/log.ts'
import type { ContactOutcome } from '#server/metrics/meters.ts'
import type { Store } from '#server/store/open-store.ts'
import { storeContactRequest } from './contact-store.ts'

export type Submission = {
  readonly input: unknown
  /** As server/http/request-id.ts names it: the stored request keeps it as its id. */
  readonly requestId?: string
  /** As server/limits/visitor.ts names it. */
  readonly network: string
  readonly idempotencyKey: string | null
  /** Milliseconds within which the same content is the same request: for a form that came without a key. */
  readonly sameContentWithin?: number | undefined
  readonly signals: FormSignals
}

export type Receipt =
  | { readonly kind: 'stored' }
  | { readonly kind: 'invalid'; readonly fields: ContactFieldErrors }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }
  | { readonly kind: 'unavailable' }

export type ContactIntake = (submission: Submission) => Promise<Receipt>

type Dependencies = {
  readonly store: Store
  readonly visitorSecret: () => Promise<string>
  readonly rate: Rate
  /** Whether requests also go to LEADS_WEBHOOK_URL. */
  readonly forwarded?: boolean
  readonly now: () => number
  readonly wakeOutbox: () => void
  /** Told of what became of each. */
  readonly count?: ((outcome: ContactOutcome) => void) | undefined
  readonly log: Log
}

/** Takes a request in, from the function or from the page: says « stored » only once it cannot be lost any more. */
export function createContactIntake({
  store,
  visitorSecret,
  rate,
  forwarded = false,
  now,
  wakeOutbox,
  count = () => {},
  log,
}: Dependencies): ContactIntake {
  return async ({ input, requestId, network, signals, ...identity }) => {
    const parsed = parseContactRequest(input)
    if (!parsed.success) {
      count('invalid')
      return { kind: 'invalid', fields: parsed.fields }
    }
    const quarantine = suspicion(signals)
    try {
      const limits = abuseLimits(network, await visitorSecret(), rate)
      const { request } = parsed
      const stored = await store.write((transaction) =>
        storeContactRequest(transaction, {
          id: requestId,
          request,
          quarantine,
          ...identity,
          limits,
          forwarded,
          now: now(),
        }),
      )
      switch (stored.kind) {
        case 'new':
          count(quarantine ? 'quarantined' : 'stored')
          log.info(
            { requestId: stored.id, quarantine, confirmation: stored.confirmation },
            'A contact request is stored.',
          )
          if (stored.confirmation === 'site-limit') {
            log.warn(
              { requestId },
              'Confirmations to visitors are suspended: the whole site has sent as many as CONTACT_RATE lets it for now. The team is told.',
            )
          }
          wakeOutbox()
          return { kind: 'stored' }
        case 'repeat':
          count('repeated')
          log.info({ requestId, repeats: stored.id }, 'A contact request came again: it is stored once.')
          return { kind: 'stored' }
        case 'conflict':
          count('key-reused')
          return { kind: 'key-reused' }
        case 'too-many':
          count('too-many')
          return { kind: 'too-many', retryAfter: stored.retryAfter }
      }
    } catch (error) {
      count('unavailable')
      log.error(
        { err: error, requestId },
        'A contact request was refused because the store does not answer: check DATABASE_URL or the space and rights of DATA_DIR.',
      )
      return { kind: 'unavailable' }
    }
  }
}

function suspicion({ trapFilled, elapsed = Number.POSITIVE_INFINITY }: FormSignals) {
  if (trapFilled) return 'trap'
  return elapsed < fastestPerson ? 'too-fast' : null
}
