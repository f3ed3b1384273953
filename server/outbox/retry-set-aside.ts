import type { Store } from '#server/store/open-store.ts'
import { dueAgain } from './back-off.ts'

/** Has the mails that were set aside tried again, or one of them; how many that are. What is limited stays where it is. */
export async function retrySetAside({ db }: Pick<Store, 'db'>, now: number, mailId?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(dueAgain(now))
    .where('state', '=', 'set-aside')
    .where((eb) =>
      eb.or([
        eb('request_id', 'is', null),
        eb('request_id', 'in', eb.selectFrom('contact_requests').select('id').where('limited_at', 'is', null)),
      ]),
    )
    .$if(mailId !== undefined, (query) => query.where('id', '=', mailId ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
