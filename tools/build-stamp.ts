import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '#server/environment.ts'

const sources = ['app', 'content', 'contract', 'public', 'tools', 'package-lock.json']

/**
 * A fingerprint of everything that the build reads: the sources and the variables that end up in the pages.
 * Content rather than dates: a checkout gives every file the date of the checkout.
 */
export async function buildStamp(environment: Environment, root = '.'): Promise<string> {
  const hash = createHash('sha256')
  const { SITE_URL, BACKEND_URL, ANON_KEY, VIDEO_URL } = environment
  hash.update(JSON.stringify([SITE_URL, BACKEND_URL, ANON_KEY, VIDEO_URL]))
  for (const file of (await Promise.all(sources.map((source) => listFiles(join(root, source))))).flat().sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`\0${file}\0`).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  if (path.endsWith('.json')) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
