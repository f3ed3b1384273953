import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { neededPackages } from './needed-packages.ts'

/** For the container's image, after the build: what only the build needs, and the base image's own Node, go. */
const folder = 'node_modules'
const needed = await neededPackages()
for (const name of await installed()) if (!needed.has(name)) await rm(join(folder, name), { recursive: true })
console.log(`Kept ${needed.size} packages.`)

async function installed() {
  const names = await readdir(folder)
  const scoped = await Promise.all(
    names
      .filter((name) => name.startsWith('@'))
      .map(async (scope) => (await readdir(join(folder, scope))).map((name) => `${scope}/${name}`)),
  )
  return [...names.filter((name) => !name.startsWith('@')), ...scoped.flat()]
}
