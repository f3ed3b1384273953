import type { Store } from '#server/store/open-store.ts'
import { isTeamMember } from './team.ts'

/** Who may have a request: the addresses on the list and, where it names a domain, those who are signed in from it. */
export async function teamAddresses({ db }: Store, team: readonly string[]): Promise<readonly string[]> {
  const signedIn = await db.selectFrom('desk_sessions').select('email').distinct().execute()
  const named = team.filter((item) => !item.startsWith('@'))
  const others = signedIn.map(({ email }) => email).filter((email) => isTeamMember(email, team))
  return [...new Set([...named, ...others])].sort()
}
