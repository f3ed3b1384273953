import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Rate = { readonly requests: number; readonly seconds: number }
export type Turn = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number }

/**
 * Counts one more use of `key`, or refuses and says in how many seconds to come back. The window opens with the first
 * use and is shared by all instances. A refusal writes nothing, so that hammering costs no disk.
 */
export async function takeTurn(transaction: Transaction<Tables>, key: string, rate: Rate, now: number): Promise<Turn> {
  const taken = await transaction
    .insertInto('rate_windows')
    .values({ key, count: 1, ends_at: now + rate.seconds * 1000 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('rate_windows.ends_at', '<=', now)
            .then(eb.lit(1))
            .else(eb('rate_windows.count', '+', eb.lit(1)))
            .end(),
          ends_at: eb
            .case()
            .when('rate_windows.ends_at', '<=', now)
            .then(eb.ref('excluded.ends_at'))
            .else(eb.ref('rate_windows.ends_at'))
            .end(),
        }))
        .where((eb) => eb.or([eb('rate_windows.ends_at', '<=', now), eb('rate_windows.count', '<', rate.requests)])),
    )
    .returning('count')
    .executeTakeFirst()
  if (taken) return { allowed: true }
  const { ends_at } = await transaction
    .selectFrom('rate_windows')
    .select('ends_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((ends_at - now) / 1000)) }
}
