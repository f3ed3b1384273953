import { hash, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ContactRequest } from '#contract/contact-request.ts'
import type { AbuseLimits } from '#server/limits/abuse-limits.ts'
import { givePermitsBack, takePermits } from '#server/limits/rate-window.ts'
import { enqueueMails } from '#server/outbox/enqueue-mails.ts'
import { nextParisMorning, parisDay } from '#server/paris-time.ts'
import type { ContactRequestRow, Tables } from '#server/store/tables.ts'
import { mailboxOf } from './mailbox.ts'

type NewContactRequest = {
  /** That of the HTTP request that brings it, so that it is found under one name; else a new one. */
  readonly id?: string | undefined
  readonly request: ContactRequest
  readonly quarantine: ContactRequestRow['quarantine']
  readonly idempotencyKey: string | null
  /** Milliseconds within which the same content is the same request: for a form that came without a key. */
  readonly sameContentWithin?: number | undefined
  readonly limits: AbuseLimits
  /** Whether the request also goes to LEADS_WEBHOOK_URL. */
  readonly forwarded?: boolean
  readonly now: number
}

export type Stored =
  | { readonly kind: 'new'; readonly id: string; readonly confirmation: Confirmation }
  | { readonly kind: 'repeat'; readonly id: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }

/** Whether the visitor is written to; if not, who has had too many: nobody (a machine's request has none), the network, or the whole site. */
type Confirmation = 'queued' | 'none' | 'network-limit' | 'site-limit'

/** The request and the mails that it causes, in one transaction: there is never the one without the others. */
export async function storeContactRequest(transaction: Transaction<Tables>, entry: NewContactRequest): Promise<Stored> {
  const { id = randomUUIDv7(), request, sameContentWithin, limits, now } = entry
  const fingerprint = fingerprintOf(request)
  const idempotencyKey = sameContentWithin
    ? hash('sha256', `${Math.floor(now / sameContentWithin)} ${fingerprint}`, 'base64url')
    : entry.idempotencyKey

  // The repeat of a stored request is always welcome: it neither needs nor takes a permit.
  const permit = await takePermits(transaction, limits.requests, now)
  if (!permit.allowed) return (await findEarlier()) ?? { kind: 'too-many', retryAfter: permit.retryAfter }
  const earlier = await findSameContent()
  if (earlier) return withPermitBack(earlier)

  const { numInsertedOrUpdatedRows } = await insertRequest(transaction, { ...entry, id, idempotencyKey, fingerprint })
  if (!numInsertedOrUpdatedRows) return withPermitBack((await findEarlier()) ?? { kind: 'conflict' })

  const confirmation = await allowConfirmation(transaction, entry)
  await enqueueMails(transaction, mailsFor(id, entry, confirmation), now)
  return { kind: 'new', id, confirmation }

  async function withPermitBack(stored: Stored) {
    await givePermitsBack(transaction, limits.requests)
    return stored
  }

  async function findEarlier(): Promise<Stored | undefined> {
    const same = await findSameContent()
    if (same) return same
    if (idempotencyKey === null) return undefined
    const row = await transaction
      .selectFrom('contact_requests')
      .select(['id', 'fingerprint'])
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst()
    if (!row) return undefined
    return row.fingerprint === fingerprint ? { kind: 'repeat', id: row.id } : { kind: 'conflict' }
  }

  /** The key stops those that come at the same moment, this the rest: times that are close may have different keys. */
  async function findSameContent(): Promise<Stored | undefined> {
    if (!sameContentWithin) return undefined
    const row = await transaction
      .selectFrom('contact_requests')
      .select('id')
      .where('email_key', '=', emailKey(request.email))
      .where('fingerprint', '=', fingerprint)
      .where('received_at', '>', now - sameContentWithin)
      .executeTakeFirst()
    return row && { kind: 'repeat', id: row.id }
  }
}

function insertRequest(
  transaction: Transaction<Tables>,
  entry: NewContactRequest & { readonly id: string; readonly fingerprint: string },
) {
  const { id, request, quarantine, idempotencyKey, fingerprint, now } = entry
  return transaction
    .insertInto('contact_requests')
    .values({
      id,
      received_at: now,
      ...columnsOf(request),
      quarantine,
      idempotency_key: idempotencyKey,
      fingerprint,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirstOrThrow()
}

/** Tells the same content from another. */
export function fingerprintOf(request: ContactRequest) {
  return hash('sha256', JSON.stringify(request), 'base64url')
}

/** What a visitor wrote, as it is stored. */
export function columnsOf(request: ContactRequest) {
  return {
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    email_key: emailKey(request.email),
    phone: request.phone,
    company: request.company,
    position: request.position,
    team_size: request.teamSize,
    use_case: request.useCase,
    message: request.message,
  }
}

export function requestOf(row: ContactRequestRow) {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    position: row.position,
    teamSize: row.team_size,
    useCase: row.use_case,
    message: row.message,
  } satisfies Record<keyof ContactRequest, string>
}

/** One person, however the address was typed. */
export function emailKey(email: string) {
  return email.trim().toLowerCase()
}

/** At most one a day and person: nobody can be flooded with our mail by somebody who types their address. */
export function confirmationKey(email: string, now: number) {
  return `confirmation:${parisDay(now)}:${hash('sha256', mailboxOf(email), 'base64url')}`
}

async function allowConfirmation(
  transaction: Transaction<Tables>,
  { quarantine, limits, now }: NewContactRequest,
): Promise<Confirmation> {
  if (quarantine) return 'none'
  const { allowed } = await takePermits(transaction, limits.confirmations, now)
  if (!allowed) return 'network-limit'
  return (await takePermits(transaction, [limits.allConfirmations], now)).allowed ? 'queued' : 'site-limit'
}

function mailsFor(id: string, { request, quarantine, forwarded, now }: NewContactRequest, confirmation: Confirmation) {
  const day = parisDay(now)
  if (quarantine) {
    const due_at = nextParisMorning(now)
    return [{ kind: 'quarantine-digest', request_id: null, once_key: `quarantine-digest:${day}`, due_at }] as const
  }
  const sent = toTheTeam(id, forwarded)
  switch (confirmation) {
    case 'queued': {
      const once_key = confirmationKey(request.email, now)
      return [...sent, { kind: 'confirmation', request_id: id, once_key }] as const
    }
    case 'site-limit':
      return [...sent, { kind: 'confirmation-limit', request_id: null, once_key: `confirmation-limit:${day}` }] as const
    default:
      return sent
  }
}

/** What brings a request to those who answer it, once it is not in quarantine. */
export function toTheTeam(requestId: string, forwarded = false) {
  const team = { kind: 'team', request_id: requestId, once_key: null } as const
  return forwarded ? [team, { kind: 'webhook', request_id: requestId, once_key: null } as const] : [team]
}
