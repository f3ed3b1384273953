import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Environment } from '#server/environment.ts'
import { databaseUrls } from './database-urls.ts'

export type StoreSettings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>

/** Which store the environment means, in words that hold no password. */
export function storeName({ DATABASE_URL, DATA_DIR }: StoreSettings): string {
  if (!DATABASE_URL) return `SQLite file ${sqliteFile(resolve(DATA_DIR))}`
  const { database, address } = databaseAddress(DATABASE_URL)
  return `PostgreSQL database ${database} on ${address}`
}

export function sqliteFile(folder: string): string {
  return join(folder, 'site.sqlite')
}

/** As the driver reads it: what the URL leaves out comes from PGHOST, PGUSER and the like. */
export function databaseAddress(url: string) {
  const [first, ...others] = databaseUrls(url).map(serverAddress)
  const address = [first, ...others].map((server) => server?.address).join(' or ')
  return { host: '', user: '', database: '', ...first, address }
}

function serverAddress(url: string) {
  try {
    const { host, port, user = '', database = user } = new pg.Client({ connectionString: url })
    return { host, user, database, address: host.startsWith('/') ? host : `${host}:${port}` }
  } catch {
    // The URL names a certificate's file that cannot be read.
    const { hostname = '', host = '', username = '', pathname = '' } = URL.parse(url) ?? {}
    return { host: hostname, user: username, database: pathname.slice(1), address: host }
  }
}
