import { sql } from 'kysely'
import { emailKey } from '#server/contact/contact-store.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Tables } from '#server/store/tables.ts'
import { visibleText } from '#server/visible-text.ts'
import { type Context, count } from './command.ts'

type AddressColumn = { [Table in keyof Tables]: readonly [Table, keyof Tables[Table] & string] }[keyof Tables]

const ofVisitors: readonly AddressColumn[] = [['contact_requests', 'email']]
const ofTheTeam: readonly AddressColumn[] = [
  ['contact_requests', 'owner'],
  ['desk_notes', 'author'],
  ['desk_audit', 'who'],
  ['desk_sessions', 'email'],
  ['desk_sign_ins', 'email'],
]

/**
 * Whom a data breach concerns (RGPD, article 34): everybody whose address the store holds, whoever asked for limitation, what
 * seems to come from a machine and the team included. Addresses and nothing else, which is all that telling them takes.
 */
export async function breach({ store, say }: Context) {
  const team = await addressesIn(store, ofTheTeam)
  const everybody = new Map([...team, ...(await addressesIn(store, ofVisitors))])
  const addresses = [...everybody.values()].toSorted()
  const colleagues = [...team.values()].toSorted()
  say(
    [
      `${count(addresses.length, 'address', 'addresses')}, limited ones included.`,
      ...(colleagues.length > 0 ? [`Of the team among them: ${colleagues.join(', ')}.`] : []),
      'If backups leaked, run it on a copy of each too, of whatever version: who was erased since is in them alone.',
    ].join(' '),
  )
  return addresses.map((address) => `${address}\n`).join('')
}

/** By what makes two of them one person. A backup may be older than the desk: what it has not, it does not name. */
async function addressesIn({ db }: Store, columns: readonly AddressColumn[]) {
  const tables = await db.introspection.getTables()
  const found = new Map<string, string>()
  for (const [table, column] of columns) {
    const isThere = tables.some(({ name, columns }) => name === table && columns.some(({ name }) => name === column))
    if (!isThere) continue
    const query = sql<{
      address: string | null
    }>`select distinct ${sql.ref(column)} as address from ${sql.table(table)}`
    const { rows } = await query.execute(db)
    for (const { address } of rows) if (address) found.set(emailKey(address), visibleText(address))
  }
  return found
}
