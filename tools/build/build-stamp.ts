import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '#server/environment.ts'

const sources = ['{app,content,contract,server,tools/build}/**/*.*', 'package-lock.json']

/**
 * A fingerprint of everything that the build reads: the sources and the variables that end up in the pages.
 * Content rather than dates: a checkout gives every file the date of the checkout. A start waits for it: nothing else does.
 */
export function buildStamp(environment: Environment, root = '.'): string {
  const hash = createHash('sha256')
  const { SITE_URL, BACKEND_URL, ANON_KEY, VIDEO_URL, MATOMO_URL, MATOMO_SITE_ID } = environment
  hash.update(JSON.stringify([SITE_URL, BACKEND_URL, ANON_KEY, VIDEO_URL, MATOMO_URL, MATOMO_SITE_ID]))
  for (const file of globSync(sources, { cwd: root, exclude: ['**/*.test.*'] }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
