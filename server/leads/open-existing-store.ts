import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { migrations } from '#server/store/migrations.ts'
import { openStore } from '#server/store/open-store.ts'
import { sqliteFile, storeName } from '#server/store/store-name.ts'
import { storeProblem } from '#server/store/store-problem.ts'
import { Misuse } from './misuse.ts'

/**
 * The service's own store, with the tables that this version knows, or with the first ones where `ofAnyVersion`; never a new one,
 * which would answer « nothing ».
 */
export async function openExistingStore(environment: Environment, { ofAnyVersion = false } = {}) {
  if (!environment.DATABASE_URL && !hasContent(environment)) throw noStore(environment)
  const store = openStore(environment)
  try {
    const applied = await store.db.selectFrom('migrations').select('name').execute()
    const [first, ...missing] = migrations.map(({ name }) => !applied.some((migration) => migration.name === name))
    if (first && ofAnyVersion) throw noStore(environment)
    if ((first || missing.includes(true)) && !ofAnyVersion) throw outdatedStore(environment)
    return store
  } catch (error) {
    await store.close()
    throw isMissingTable(error) ? noStore(environment) : error
  }
}

/** In PostgreSQL's words, or in SQLite's. */
function isMissingTable(error: unknown) {
  const { code, message } = Object(error)
  return code === '42P01' || (code === 'ERR_SQLITE_ERROR' && /^no such table/.test(message))
}

function hasContent(environment: Environment) {
  try {
    return statSync(sqliteFile(resolve(environment.DATA_DIR))).size > 0
  } catch (error) {
    const { code } = Object(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return false
    throw new Misuse(storeProblem(error, environment).sentence)
  }
}

function noStore(environment: Environment) {
  const variables = environment.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR or DATABASE_URL'
  return new Misuse(
    `No contact request was ever stored in ${storeName(environment)}: set ${variables} to what the service runs with, for example ${environment.DATABASE_URL ? 'DATABASE_URL=postgres://user:password@localhost:5432/site' : 'DATA_DIR=/srv/site/var'}`,
  )
}

function outdatedStore(environment: Environment) {
  return new Misuse(
    `${storeName(environment)} is of an earlier version: start the service once, which brings it up to date.`,
  )
}
