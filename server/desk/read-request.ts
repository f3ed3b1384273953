import type { MailView, RequestView } from '#contract/desk-view.ts'
import { requestOf } from '#server/contact/contact-store.ts'
import type { Store } from '#server/store/open-store.ts'
import type { ContactRequestRow } from '#server/store/tables.ts'
import { visibleText } from '#server/visible-text.ts'

type Shown = Omit<RequestView, 'team' | 'notice' | 'since' | 'typedNote' | 'next'>

/** Everything about one request that may be worked with; nothing for one that is limited. */
export async function readRequest({ db }: Store, id: string): Promise<Shown | undefined> {
  const row = await findRequest(db, id)
  if (!row) return undefined
  const notes = await db
    .selectFrom('desk_notes')
    .select(['author', 'written_at', 'body'])
    .where('request_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'attempts', 'sent_at', 'problem'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute()
  const { count } = await db
    .selectFrom('contact_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email_key', '=', row.email_key)
    .executeTakeFirstOrThrow()
  return {
    id,
    request: asSeen(row),
    receivedAt: row.received_at,
    dueAt: row.due_at ?? row.received_at,
    urgent: row.urgent === 1,
    handledAt: row.handled_at,
    quarantine: row.quarantine,
    state: row.state,
    owner: row.owner,
    version: row.version,
    notes: notes.map(({ author, written_at, body }) => ({ author, writtenAt: written_at, body: visibleText(body) })),
    mails: mails.flatMap(({ kind, sent_at, problem, ...mail }): MailView[] =>
      kind === 'team' || kind === 'confirmation' || kind === 'webhook'
        ? [{ ...mail, kind, sentAt: sent_at, problem: problem && visibleText(problem) }]
        : [],
    ),
    ofSamePerson: Number(count),
  }
}

function findRequest(db: Store['db'], id: string): Promise<ContactRequestRow | undefined> {
  return db
    .selectFrom('contact_requests')
    .selectAll()
    .where('id', '=', id)
    .where('limited_at', 'is', null)
    .executeTakeFirst()
}

/** Without marks that turn the reading direction or hide letters. */
export function asSeen(row: ContactRequestRow): RequestView['request'] {
  const { firstName, lastName, email, phone, company, position, teamSize, useCase, message } = requestOf(row)
  return {
    firstName: visibleText(firstName),
    lastName: visibleText(lastName),
    email: visibleText(email),
    phone: visibleText(phone),
    company: visibleText(company),
    position: visibleText(position),
    teamSize,
    useCase,
    message: visibleText(message),
  }
}
