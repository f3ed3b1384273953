import { visibleText } from '#server/visible-text.ts'
import { type Context, count } from './command.ts'

/**
 * Whom a data breach concerns (RGPD, article 34): everybody on whom something is held, whoever asked for limitation and what
 * seems to come from a machine included. Addresses and nothing else, which is all that telling them takes.
 */
export async function breach({ store, say }: Context) {
  const rows = await store.db
    .selectFrom('contact_requests')
    .select((eb) => eb.fn.min('email').as('email'))
    .groupBy('email_key')
    .execute()
  const addresses = rows.map(({ email }) => visibleText(email)).toSorted()
  say(
    `${count(addresses.length, 'address', 'addresses')}, limited ones included. If backups leaked, run it on a copy of each too: who was erased since is in them alone.`,
  )
  return addresses.map((address) => `${address}\n`).join('')
}
