import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Environment } from '#server/environment.ts'

const folders = ['app', 'content', 'contract', 'server', join('tools', 'build')]
const lockFile = 'package-lock.json'

/**
 * A fingerprint of everything that the build reads: the sources and the variables that end up in the pages.
 * Content rather than dates: a checkout gives every file the date of the checkout. A start waits for it: nothing else does.
 */
export function buildStamp(environment: Environment, root = '.'): string {
  const hash = createHash('sha256')
  const { SITE_URL, BACKEND_URL, ANON_KEY, VIDEO_URL, MATOMO_URL, MATOMO_SITE_ID } = environment
  hash.update(JSON.stringify([SITE_URL, BACKEND_URL, ANON_KEY, VIDEO_URL, MATOMO_URL, MATOMO_SITE_ID]))
  for (const file of [...folders.flatMap((folder) => sourcesIn(root, folder)), lockFile].sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** A pattern for files (`globSync`) would take ten times as long. */
function sourcesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
}
