import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = ['app', 'content', 'contract', 'server', 'tools', 'package.json', 'package-lock.json']

/** A copy of the sources to start, change and break, in a folder with a difficult name and the packages of this one. */
export async function createProjectCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'à part '))
  const filter = (path: string) => !path.includes('.test.')
  for (const part of parts) await cp(part, join(folder, part), { recursive: true, filter })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
