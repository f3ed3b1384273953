import type { Transaction } from 'kysely'
import {
  type ContactFieldErrors,
  type ContactFieldName,
  type ContactRequest,
  contactFieldNames,
  parseContactRequest,
} from '#contract/contact-request.ts'
import { columnsOf, confirmationKey, emailKey, requestOf } from '#server/contact/contact-store.ts'
import type { Store } from '#server/store/open-store.ts'
import type { ContactRequestRow, OutboxRow, Tables } from '#server/store/tables.ts'
import type { Together } from './limitation.ts'

export type Changes = Readonly<Partial<Record<ContactFieldName, string>>>

export type Correction =
  | { readonly kind: 'nothing-held' }
  /** The words of one request are no other's: which one must be said. */
  | { readonly kind: 'which-request' }
  | { readonly kind: 'invalid' | 'refused'; readonly fields: ContactFieldErrors }
  | {
      readonly kind: 'corrected'
      readonly requests: number
      readonly mails: readonly Pick<OutboxRow, 'kind' | 'state'>[]
    }

type Asked = {
  readonly email: string
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
export function correctRequests(
  store: Store,
  { email, idStart = '', ownOf, changes, refuse = () => ({}), together = async () => {} }: Asked,
): Promise<Correction> {
  return store.write(async (transaction): Promise<Correction> => {
    const held = await transaction
      .selectFrom('contact_requests')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .orderBy('id')
      .$if(store.engine === 'postgres', (query) => query.forUpdate())
      .execute()
    const changesOf = ({ id }: ContactRequestRow) => (ownOf === undefined || id === ownOf ? changes : common(changes))
    const rows = held.filter((row) => row.id.startsWith(idStart) && Object.keys(changesOf(row)).length > 0)
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
    const ids = rows.map(({ id }) => id)
    await together(transaction, ids)
    const mails = await transaction
      .selectFrom('outbox')
      .select(['kind', 'state'])
      .where('request_id', 'in', ids)
      .execute()
    return { kind: 'corrected', requests: rows.length, mails }
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

async function rewrite(
  transaction: Transaction<Tables>,
  { id, email_key }: ContactRequestRow,
  request: ContactRequest,
) {
  await transaction
    .updateTable('contact_requests')
    .set({
      ...columnsOf(request),
      // What followed from the former words is worked out again: see server/desk/settle-requests.ts.
      due_at: null,
      search: null,
    })
    .where('id', '=', id)
    .execute()
  if (emailKey(request.email) !== email_key) await readdress(transaction, id, request.email)
}

/** Nothing of the former address stays in what limits confirmations to one a day, and the new one gets no second. */
async function readdress(transaction: Transaction<Tables>, requestId: string, email: string) {
  const confirmations = await transaction
    .selectFrom('outbox')
    .select(['id', 'state', 'created_at'])
    .where('request_id', '=', requestId)
    .where('once_key', 'is not', null)
    .execute()
  for (const { id, state, created_at } of confirmations) {
    const once_key = confirmationKey(email, created_at)
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
