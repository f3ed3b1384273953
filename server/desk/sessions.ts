import type { Store } from '#server/store/open-store.ts'
import { recordIn } from './audit.ts'
import { tokenHash } from './cookies.ts'
import { isTeamMember } from './team.ts'

type Dependencies = { readonly store: Store; readonly team: readonly string[]; readonly now: () => number }

/** Who is signed in. Whoever is taken off the list is out at the next request. */
export function createSessions({ store, team, now }: Dependencies) {
  return { memberOf, end, endAll }

  async function memberOf(token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return undefined
    const row = await store.db
      .selectFrom('desk_sessions')
      .select('email')
      .where('id', '=', tokenHash(token))
      .where('expires_at', '>', now())
      .executeTakeFirst()
    return row && isTeamMember(row.email, team) ? row.email : undefined
  }

  function end(token: string, who: string): Promise<void> {
    return store.write(async (transaction) => {
      await transaction.deleteFrom('desk_sessions').where('id', '=', tokenHash(token)).execute()
      await recordIn(transaction, [{ who, action: 'sign-out' }], now())
    })
  }

  /** On every machine where this person has left one open, and any link that is still under way. */
  function endAll(who: string): Promise<void> {
    return store.write(async (transaction) => {
      await transaction.deleteFrom('desk_sessions').where('email', '=', who).execute()
      await transaction.deleteFrom('desk_sign_ins').where('email', '=', who).execute()
      await recordIn(transaction, [{ who, action: 'sign-out-everywhere' }], now())
    })
  }
}
