import type { Transaction } from 'kysely'
import { emailKey, requestOf } from '#server/contact/contact-store.ts'
import { splitMessage } from '#server/contact/joined-conversation.ts'
import { dueTime } from '#server/desk/due-time.ts'
import { readMailFile } from '#server/outbox/file-transport.ts'
import type { Store } from '#server/store/open-store.ts'
import type { ContactRequestRow, OutboxRow, Tables } from '#server/store/tables.ts'

export type HeldData = Awaited<ReturnType<typeof readHeldData>>
export type HeldRequest = HeldData['requests'][number]

type Source = { readonly store: Store; readonly mailFolder: string }

/** Everything that is held on one e-mail address, however it is typed: what a person may ask for (RGPD, article 15). */
export async function readHeldData({ store, mailFolder }: Source, email: string) {
  const address = emailKey(email)
  const { rows, mails, notes, uses } = await store.write((transaction) => rowsOf(transaction, address))
  const files = new Map<string, string>()
  for (const { id } of mails) {
    const content = await readMailFile(mailFolder, id)
    if (content !== undefined) files.set(id, content)
  }
  return {
    address,
    requests: rows.map((row) => ({
      id: row.id,
      receivedAt: time(row.received_at),
      ...requestOf(row),
      joinedConversation: splitMessage(row.message).conversation,
      quarantine: row.quarantine,
      addressCorrectedAt: row.address_corrected_at === null ? null : time(row.address_corrected_at),
      limitedAt: row.limited_at === null ? null : time(row.limited_at),
      idempotencyKey: row.idempotency_key,
      fingerprint: row.fingerprint,
      followUp: followUpOf(row),
      notes: notes.filter(isOf(row)).map(({ written_at, body }) => ({ writtenAt: time(written_at), body })),
      uses: uses.filter(isOf(row)).map(({ at, action }) => ({ at: time(at), action })),
      mails: mails.filter(isOf(row)).map((mail) => heldMail(mail, files.get(mail.id))),
    })),
  }
}

async function rowsOf(transaction: Transaction<Tables>, address: string) {
  const rows = await transaction
    .selectFrom('contact_requests')
    .selectAll()
    .where('email_key', '=', address)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const mails = await transaction
    .selectFrom('outbox')
    .innerJoin('contact_requests', 'contact_requests.id', 'outbox.request_id')
    .selectAll('outbox')
    .where('email_key', '=', address)
    .orderBy('outbox.id')
    .execute()
  const notes = await transaction
    .selectFrom('desk_notes')
    .innerJoin('contact_requests', 'contact_requests.id', 'desk_notes.request_id')
    .select(['request_id', 'written_at', 'body'])
    .where('email_key', '=', address)
    .orderBy('desk_notes.id')
    .execute()
  const uses = await transaction
    .selectFrom('desk_audit')
    .innerJoin('contact_requests', 'contact_requests.id', 'desk_audit.request_id')
    .select(['request_id', 'at', 'action'])
    .where('email_key', '=', address)
    .orderBy('desk_audit.id')
    .execute()
  return { rows, mails, notes, uses }
}

function isOf({ id }: ContactRequestRow) {
  return ({ request_id }: { readonly request_id: string | null }) => request_id === id
}

/**
 * What the team has made of a request. Who of the team that was is not the person's to know (CJEU, C-579/21): they get
 * what was done, when and why.
 */
function followUpOf(row: ContactRequestRow) {
  // Stored once the desk is opened; the team's mail says it before, and where there is no desk.
  const { urgent, dueAt } =
    row.due_at === null
      ? dueTime({ receivedAt: row.received_at, message: row.message })
      : { urgent: row.urgent === 1, dueAt: row.due_at }
  return {
    state: row.state,
    hasOwner: row.owner !== null,
    version: row.version,
    urgent,
    dueAt: time(dueAt),
    handledAt: row.handled_at === null ? null : time(row.handled_at),
    search: row.search,
  }
}

function heldMail(mail: OutboxRow, file: string | undefined) {
  return {
    id: mail.id,
    kind: mail.kind,
    state: mail.state,
    attempts: mail.attempts,
    createdAt: time(mail.created_at),
    sentAt: mail.sent_at === null ? null : time(mail.sent_at),
    problem: mail.problem,
    onceKey: mail.once_key,
    file: file === undefined ? null : { name: `${mail.id}.eml`, content: file },
  }
}

function time(milliseconds: number) {
  return new Date(milliseconds).toISOString()
}
