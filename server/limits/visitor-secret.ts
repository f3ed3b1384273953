import { randomBytes } from 'node:crypto'
import type { Store } from '#server/store/open-store.ts'

/** The key under which visitors' addresses are hashed: made once, the same for all instances of a store. */
export function createVisitorSecret(store: Store): () => Promise<string> {
  let known: string | undefined
  return async () => {
    known ??= await store.write(async (transaction) => {
      await transaction
        .insertInto('settings')
        .values({ name: 'visitor-secret', value: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      const { value } = await transaction
        .selectFrom('settings')
        .select('value')
        .where('name', '=', 'visitor-secret')
        .executeTakeFirstOrThrow()
      return value
    })
    return known
  }
}
