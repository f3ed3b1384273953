import type { Transaction } from 'kysely'
import {
  type ContactFieldErrors,
  type ContactFieldName,
  type ContactRequest,
  contactFieldNames,
  parseContactRequest,
} from '#contract/contact-request.ts'
import { columnsOf, confirmationKey, emailKey, fingerprintOf, requestOf } from '#server/contact/contact-store.ts'
import { emptyLog } from '#server/store/empty-log.ts'
import type { Store } from '#server/store/open-store.ts'
import type { ContactRequestRow, OutboxRow, Tables } from '#server/store/tables.ts'
import type { Together } from './limitation.ts'

export type Changes = Readonly<Partial<Record<ContactFieldName, string>>>

export type Correction =
  | { readonly kind: 'nothing-held' | 'no-such-request' }
  /** The words of one request are no other's: which one must be said. */
  | { readonly kind: 'which-request' }
  | { readonly kind: 'invalid' | 'refused'; readonly fields: ContactFieldErrors }
  | {
      readonly kind: 'corrected'
      readonly requests: number
      readonly mails: readonly Pick<OutboxRow, 'kind' | 'state'>[]
      /** Of how many of them the address is another person's, or another of the same. */
      readonly readdressed: number
    }

type Source = {
  readonly store: Store
  /** Of mails that were written as files. */
  readonly removeMailFiles: (mailIds: readonly string[]) => Promise<void>
}

type Asked = {
  readonly email: string
  readonly now: number
  readonly idStart?: string | undefined
  /** The request whose own words change, while what is common changes in all. */
  readonly ownOf?: string
  readonly changes: Changes
  /** What speaks against it, of a row as it is now, by field. */
  readonly refuse?: (row: ContactRequestRow) => ContactFieldErrors
  readonly together?: Together
}

const aboutOneRequest: readonly ContactFieldName[] = ['useCase', 'message']

/**
 * Corrects what a person has sent (RGPD, article 16), by the form's own rules: in all their requests, in the one whose
 * id starts so, or in all with the words of one. Mails are written when they go, so those that have not gone follow.
 */
export async function correctRequests(source: Source, asked: Asked): Promise<Correction> {
  const correction = await correct(source, asked)
  // Once it is written for good: what stood there before would live on in the log.
  if (correction.kind === 'corrected') await emptyLog(source.store)
  return correction
}

function correct(
  { store, removeMailFiles }: Source,
  { email, now, idStart = '', ownOf, changes, refuse = () => ({}), together = async () => {} }: Asked,
): Promise<Correction> {
  return store.write(async (transaction): Promise<Correction> => {
    const held = await transaction
      .selectFrom('contact_requests')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .orderBy('id')
      .$if(store.engine === 'postgres', (query) => query.forUpdate())
      .execute()
    const meant = held.filter((row) => row.id.startsWith(idStart))
    if (held.length > 0 && meant.length === 0) return { kind: 'no-such-request' }
    const changesOf = ({ id }: ContactRequestRow) => (ownOf === undefined || id === ownOf ? changes : common(changes))
    const rows = meant.filter((row) => Object.keys(changesOf(row)).length > 0)
    if (rows.length === 0) return { kind: 'nothing-held' }
    const needsOne =
      idStart !== '' || (ownOf === undefined && Object.keys(common(changes)).length < Object.keys(changes).length)
    if (needsOne && rows.length > 1) return { kind: 'which-request' }

    const refused = Object.fromEntries(rows.flatMap((row) => Object.entries(refuse(row))))
    if (Object.keys(refused).length > 0) return { kind: 'refused', fields: refused }

    const corrected: { row: ContactRequestRow; request: ContactRequest }[] = []
    for (const row of rows) {
      const parsed = parseContactRequest({ ...requestOf(row), ...changesOf(row) })
      if (!parsed.success) return { kind: 'invalid', fields: parsed.fields }
      corrected.push({ row, request: parsed.request })
    }
    for (const { row, request } of corrected) await rewrite(transaction, row, request)
    const moved = corrected.filter(({ row, request }) => emailKey(request.email) !== row.email_key)
    for (const { row, request } of moved) {
      await readdress(transaction, row.id, request.email, now)
      await removeMailFiles(await forgetAddress(transaction, row.id))
    }
    const ids = rows.map(({ id }) => id)
    await together(transaction, ids)
    const mails = await transaction
      .selectFrom('outbox')
      .select(['kind', 'state'])
      .where('request_id', 'in', ids)
      .execute()
    return { kind: 'corrected', requests: rows.length, mails, readdressed: moved.length }
  })
}

/** Without the words of one request, which are no other's. */
function common(changes: Changes): Changes {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const value = changes[name]
      return value === undefined || aboutOneRequest.includes(name) ? [] : [[name, value]]
    }),
  )
}

async function rewrite(transaction: Transaction<Tables>, { id }: ContactRequestRow, request: ContactRequest) {
  await transaction
    .updateTable('contact_requests')
    .set({
      ...columnsOf(request),
      // What followed from the former words is worked out again, or gone: see server/desk/settle-requests.ts.
      due_at: null,
      search: null,
      fingerprint: fingerprintOf(request),
      idempotency_key: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Nothing of the former address stays in what limits confirmations to one a day, and the new one gets no second. */
async function readdress(transaction: Transaction<Tables>, requestId: string, email: string, now: number) {
  const { received_at } = await transaction
    .updateTable('contact_requests')
    .set({ address_corrected_at: now })
    .where('id', '=', requestId)
    .returning('received_at')
    .executeTakeFirstOrThrow()
  const once_key = confirmationKey(email, received_at)
  const confirmations = await transaction
    .selectFrom('outbox')
    .select(['id', 'state'])
    .where('request_id', '=', requestId)
    .where('once_key', 'is not', null)
    .execute()
  for (const { id, state } of confirmations) {
    const other = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('once_key', '=', once_key)
      .executeTakeFirst()
    if (!other) await transaction.updateTable('outbox').set({ once_key }).where('id', '=', id).execute()
    else if (other.id === id) continue
    else if (state === 'sent')
      await transaction.updateTable('outbox').set({ once_key: null }).where('id', '=', id).execute()
    else await transaction.deleteFrom('outbox').where('id', '=', id).execute()
  }
}

/**
 * Nor in what a mail server answered, or in the file of a mail: those are named, to be removed. One that is being written
 * in this moment is no longer whoever's who writes it, and is written again.
 */
async function forgetAddress(transaction: Transaction<Tables>, requestId: string) {
  const mails = await transaction
    .updateTable('outbox')
    .set({ problem: null, claim: null })
    .where('request_id', '=', requestId)
    .returning('id')
    .execute()
  return mails.map(({ id }) => id)
}
