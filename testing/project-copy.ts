import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const parts = ['app', 'content', 'contract', 'server', 'testing', 'tools', 'package.json', 'package-lock.json']
const testParts = [
  ...['deploy', 'docs', 'e2e', 'evaluation', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'LICENSE'],
  ...['biome.json', 'playwright.config.ts', 'vitest.config.ts', '.node-version'],
  ...['tsconfig.json', 'tsconfig.base.json', 'tsconfig.app.json', 'tsconfig.server.json'],
]

/** A copy of the sources to start, change and break, in a folder with a difficult name and the packages of this one. */
export async function createProjectCopy({ withTests = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'à part '))
  // By the system's own command: a thousand small files take Node ten times as long.
  await promisify(execFile)('cp', ['-R', ...parts, ...(withTests ? testParts : []), folder])
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
