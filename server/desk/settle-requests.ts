import type { Kysely } from 'kysely'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'
import { dueTime } from './due-time.ts'

/** Few enough that nobody waits for them. */
const atATime = 200
/** Of a message; what is searched is read whole for every search. */
const searchedOfMessage = 500

/**
 * Works out what follows from requests that came in since: until when they are to be answered, and what they are found
 * by. Here and not when they come in, where every visitor would wait for it. Says whether there may be more.
 */
export async function settleRequests(store: Store): Promise<boolean> {
  const some = await unsettled(store.db).select('id').limit(1).execute()
  if (some.length === 0) return false
  return store.write(async (transaction) => {
    // Read where it is written: what somebody corrects meanwhile must not come back.
    const rows = await unsettled(transaction)
      .select(['id', 'received_at', 'message', 'first_name', 'last_name', 'company', 'email', 'phone', 'position'])
      .orderBy('id')
      .limit(atATime)
      .$if(store.engine === 'postgres', (query) => query.forUpdate())
      .execute()
    for (const row of rows) {
      const { dueAt, urgent } = dueTime({ receivedAt: row.received_at, message: row.message })
      const words = [row.first_name, row.last_name, row.company, row.email, row.phone, row.position]
      await transaction
        .updateTable('contact_requests')
        .set({
          due_at: dueAt,
          urgent: urgent ? 1 : 0,
          search: searchable([...words, digitsOf(row.phone), row.message.slice(0, searchedOfMessage)].join(' ')),
        })
        .where('id', '=', row.id)
        .execute()
    }
    return rows.length === atATime
  })
}

/** What is limited is stored and not read (RGPD, article 18): it is worked out once that ends. */
function unsettled(db: Kysely<Tables>) {
  return db.selectFrom('contact_requests').where('due_at', 'is', null).where('limited_at', 'is', null)
}

/** In lower case and without accents: « helene » finds « Hélène ». */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** However it was typed: 06 39… and +33 6 39… are the same. */
export function digitsOf(phone: string): string {
  return phone.replace(/^\+33/, '0').replace(/\D/g, '')
}
