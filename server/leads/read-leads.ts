import { requestOf } from '#server/contact/contact-store.ts'
import type { Store } from '#server/store/open-store.ts'
import type { OutboxRow } from '#server/store/tables.ts'

export type Lead = Awaited<ReturnType<typeof readLeads>>[number]

type Choice = { quarantinedOnly?: boolean; since?: number; idStart?: string; limit?: number }

/** Stored requests that may be worked with, the newest first, each with what became of its mails. */
export async function readLeads({ db }: Store, { quarantinedOnly = false, since, idStart, limit }: Choice) {
  const chosen = db
    .selectFrom('contact_requests')
    .where('limited_at', 'is', null)
    .$if(quarantinedOnly, (query) => query.where('quarantine', 'is not', null))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .$if(idStart !== undefined, (query) => query.where('id', 'like', `${idStart}%`))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 1))
  const rows = await chosen.selectAll().execute()
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'request_id', 'kind', 'state', 'attempts', 'due_at', 'sent_at', 'problem'])
    .where('request_id', 'in', chosen.select('id'))
    .orderBy('id')
    .execute()
  const mailsByRequest = Map.groupBy(mails, ({ request_id }) => request_id)
  return rows.map((row) => ({
    id: row.id,
    receivedAt: time(row.received_at),
    ...requestOf(row),
    quarantine: row.quarantine,
    mails: (mailsByRequest.get(row.id) ?? []).map(({ id, kind, state, attempts, due_at, sent_at, problem }) => ({
      id,
      kind,
      state,
      attempts,
      ...(sent_at === null ? {} : { sentAt: time(sent_at) }),
      ...(state === 'waiting' ? { nextAttemptAt: time(due_at) } : {}),
      ...(problem === null ? {} : { problem }),
    })),
  }))
}

/** Requests that are stored and nothing else (RGPD, article 18): that they are there, and not what they say. */
export async function readLimited({ db }: Store, { idStart }: Pick<Choice, 'idStart'>) {
  const rows = await db
    .selectFrom('contact_requests')
    .select(['id', 'received_at', 'limited_at'])
    .where('limited_at', 'is not', null)
    .$if(idStart !== undefined, (query) => query.where('id', 'like', `${idStart}%`))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, received_at, limited_at }) => ({
    id,
    receivedAt: time(received_at),
    limitedAt: time(limited_at ?? 0),
  }))
}

/** How many mails are in each state, over all requests. */
export async function countMails({ db }: Store): Promise<Record<OutboxRow['state'], number>> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { waiting: 0, sent: 0, 'set-aside': 0, held: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

function time(milliseconds: number) {
  return new Date(milliseconds).toISOString()
}
