import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** All that runs once the site is built: the server, the operator's commands, and what the build left for the server. */
const running = [
  '{content,contract,server}/**/*.ts',
  'tools/{start,migrate,stop-with-parent}.ts',
  'tools/{leads,doctor}/*.ts',
  'dist/current/{renderer,server}/**/*.{js,mjs}',
]

type Lock = { packages: Record<string, { dependencies?: Record<string, string> }> }

/** The packages that a built site needs to run, with those that they need in turn; Node itself is not among them. */
export async function neededPackages(root = '.'): Promise<ReadonlySet<string>> {
  const { packages }: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const needed = new Set<string>()
  for (const file of globSync(running, { cwd: root, exclude: ['**/*.test.*'] })) {
    for (const name of importedPackages(await readFile(join(root, file), 'utf8'))) add(name)
  }
  return needed

  function add(name: string) {
    const entry = packages[`node_modules/${name}`]
    if (!entry || needed.has(name)) return
    needed.add(name)
    for (const dependency of Object.keys(entry.dependencies ?? {})) add(dependency)
  }
}

function importedPackages(code: string): string[] {
  const specifiers = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g)].map(([, name = '']) => name)
  const bare = specifiers.filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:'))
  return bare.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  )
}
