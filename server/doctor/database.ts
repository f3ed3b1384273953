import pg from 'pg'
import type { Environment } from '#server/environment.ts'
import { isOwnHost } from '#server/own-host.ts'
import { databaseUrls } from '#server/store/database-urls.ts'
import { databaseAddress, storeName } from '#server/store/store-name.ts'
import { storeProblem } from '#server/store/store-problem.ts'
import { tableNames } from '#server/store/tables.ts'
import type { Finding } from './finding.ts'
import type { Outside } from './outside.ts'
import { withinItsTime } from './within-its-time.ts'

/** Until when a version gets repairs (postgresql.org/support/versioning). */
const endOfSupport: Readonly<Record<number, string>> = {
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
}
const oldestKnown = 14

/** Reads what PostgreSQL says about itself and about our rights; writes nothing. */
export async function databaseFindings(environment: Environment, outside: Outside): Promise<readonly Finding[]> {
  const { DATABASE_URL } = environment
  if (!DATABASE_URL) return []
  try {
    const { url, state } = await usedServer(databaseUrls(DATABASE_URL), outside.timeout)
    const { user, database, host } = databaseAddress(url)
    return [
      rightsFinding(state, { user, database, name: storeName(environment) }),
      ...versionFindings(state.version, outside.now()),
      ...encryptionFindings(state.isEncrypted, host),
    ]
  } catch (error) {
    return [finding('in-the-way', storeProblem(error, environment).sentence)]
  }
}

/** Of several servers, the one that takes writes, as the store chooses it; else the first that answers. */
async function usedServer(urls: readonly [string, ...string[]], timeout: number) {
  const looks = await Promise.allSettled(
    urls.map(async (url) => ({ url, state: await withinItsTime(timeout, () => readState(url, timeout)) })),
  )
  const answers = looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []))
  const used = answers.find(({ state }) => !state.isReadOnly) ?? answers[0]
  if (used) return used
  throw looks.find((look) => look.status === 'rejected')?.reason
}

type State = { version: number; isReadOnly: boolean; mayCreate: boolean; ownsTables: boolean; isEncrypted: boolean }

async function readState(connectionString: string, timeout: number): Promise<State> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeout, query_timeout: timeout })
  // One that breaks while nothing is asked would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<State>(
      `
      select current_setting('server_version_num')::int / 10000 as version,
        pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
        coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "mayCreate",
        not exists (select from pg_tables where schemaname = current_schema()
          and tablename = any($1)
          and not pg_has_role(tableowner, 'USAGE')) as "ownsTables",
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted"`,
      [tableNames],
    )
    const [state] = rows
    if (!state) throw new Error('No row')
    return state
  } finally {
    void client.end().catch(() => {})
  }
}

function rightsFinding(
  { isReadOnly, mayCreate, ownsTables }: State,
  { user, database, name }: { user: string; database: string; name: string },
): Finding {
  if (isReadOnly)
    return finding(
      'in-the-way',
      `The ${name} takes no writes, it is a replica or read-only: point DATABASE_URL to the primary server.`,
    )
  if (!mayCreate)
    return finding(
      'in-the-way',
      `The user ${user} may not create tables in ${database}: make it the owner (ALTER DATABASE ${database} OWNER TO ${user}), or grant it CREATE on the schema public.`,
    )
  if (!ownsTables)
    return finding(
      'in-the-way',
      `The tables in ${database} belong to somebody else than ${user}, so the next migration fails: run REASSIGN OWNED, or connect as their owner.`,
    )
  return finding('fine', `The ${name} answers, is the primary, and lets ${user} create and alter tables.`)
}

function versionFindings(version: number, now: number): Finding[] {
  const end = endOfSupport[version]
  if (version < oldestKnown || (end !== undefined && Date.parse(end) < now))
    return [finding('look', `PostgreSQL ${version} gets no repairs any more${end ? ` since ${end}` : ''}: upgrade it.`)]
  return [finding('fine', `PostgreSQL ${version} gets repairs${end ? ` until ${end}` : ''}.`)]
}

function encryptionFindings(isEncrypted: boolean, host: string): Finding[] {
  if (isEncrypted || host.startsWith('/') || isOwnHost(host)) return []
  return [
    finding(
      'in-the-way',
      `The connection to the database on ${host} is not encrypted, and requests cross a public network: add ?sslmode=verify-full to DATABASE_URL.`,
    ),
  ]
}

function finding(severity: Finding['severity'], sentence: string): Finding {
  return { about: 'database', severity, sentence }
}
