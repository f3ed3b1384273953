import type { Transaction } from 'kysely'
import { networkTiers, visitorKey } from '#server/limits/visitor.ts'
import type { Tables } from '#server/store/tables.ts'

/** Milliseconds: longer than holidays, and renewed each time. Of the policy's 30 days an hour is left to erase what has ended. */
const rememberedFor = (30 * 24 - 1) * 3600 * 1000

/**
 * A mailbox at a network that its owner has signed in from. Strangers cannot use up what may be asked for there: a flood of
 * asks keeps nobody out of their own office. Kept among the rate windows, as a hash under the store's key.
 */
export function placeKey(secret: string, network: string, mailbox: string): string {
  const [own, site = own] = networkTiers(network)
  return visitorKey('sign-in-place', secret, `${site} ${mailbox}`)
}

export async function isUsualPlace(transaction: Transaction<Tables>, key: string, now: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('rate_windows')
    .select('key')
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberPlace(transaction: Transaction<Tables>, key: string, now: number): Promise<void> {
  const ends_at = now + rememberedFor
  await transaction
    .insertInto('rate_windows')
    .values({ key, count: 1, ends_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at }))
    .execute()
}
