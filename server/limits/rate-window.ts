import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/store/tables.ts'

export type Rate = { readonly requests: number; readonly seconds: number }
/** So many uses of what the key names. */
export type Limit = { readonly key: string; readonly rate: Rate }
export type Permit = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number }

/**
 * Counts one more use of `key`, or refuses and says in how many seconds to come back. The window opens with the first
 * use and is shared by all instances. A refusal writes nothing, so that hammering costs no disk.
 */
export async function takePermit(
  transaction: Transaction<Tables>,
  key: string,
  rate: Rate,
  now: number,
): Promise<Permit> {
  const { numAffectedRows } = await countUse(transaction, {
    key,
    now,
    endsAt: now + rate.seconds * 1000,
    most: rate.requests,
  })
  if (numAffectedRows) return { allowed: true }
  const { ends_at } = await transaction
    .selectFrom('rate_windows')
    .select('ends_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((ends_at - now) / 1000)) }
}

/** Counts one use against every limit or, where one of them refuses, against none. */
export async function takePermits(
  transaction: Transaction<Tables>,
  limits: readonly Limit[],
  now: number,
): Promise<Permit> {
  for (const [index, { key, rate }] of limits.entries()) {
    const permit = await takePermit(transaction, key, rate, now)
    if (permit.allowed) continue
    await givePermitsBack(transaction, limits.slice(0, index))
    return permit
  }
  return { allowed: true }
}

export async function givePermitsBack(transaction: Transaction<Tables>, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await givePermitBack(transaction, key)
}

/** For a use that turned out to be none. */
async function givePermitBack(transaction: Transaction<Tables>, key: string): Promise<void> {
  await sql`update rate_windows set count = count - 1 where key = ${key}`.execute(transaction)
}

/** Milliseconds by which clocks of instances may differ, or a request be overtaken: the doctor stands in the way of more. */
const clockDifference = 60_000

type Use = { readonly key: string; readonly now: number; readonly endsAt: number; readonly most: number }

function countUse(transaction: Transaction<Tables>, { key, now, endsAt, most }: Use) {
  // One that ends much later than a window opened now was opened by a clock that has been set back since.
  const isOver = sql`(rate_windows.ends_at <= ${now} or rate_windows.ends_at > ${endsAt + clockDifference})`
  return sql`
    insert into rate_windows (key, count, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else rate_windows.count + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else rate_windows.ends_at end
    where ${isOver} or rate_windows.count < ${most}`.execute(transaction)
}
