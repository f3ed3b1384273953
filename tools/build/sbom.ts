import * as v from 'valibot'

const names = v.optional(v.record(v.string(), v.string()), {})
const entrySchema = v.object({
  name: v.optional(v.string()),
  version: v.optional(v.string(), ''),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  optional: v.optional(v.boolean(), false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  /** Peers that it can do without. */
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
})
const lockSchema = v.object({ packages: v.record(v.string(), entrySchema) })

type Entry = v.InferOutput<typeof entrySchema>
type Packages = Readonly<Record<string, Entry>>

/**
 * What the site is made of and runs on, as CycloneDX: every package that the production dependencies lead to, in the lock
 * file's versions and under its hashes. The same lock file gives the same text, so neither a date nor a number is in it.
 * Not by `npm sbom`, which leaves out what a development tool needs too (pg, vite) and names the project by its folder.
 */
export function sbomOf(lockFile: string): string {
  const { packages } = v.parse(lockSchema, JSON.parse(lockFile))
  const root = packages['']
  if (!root) throw new Error('package-lock.json does not say what the project is.')
  const folders = reachedFrom(packages)
  const refs = new Map(['', ...folders].map((folder) => [folder, refOf(folder, packages[folder] ?? root)]))
  const dependencies = [...refs].map(([folder, ref]) => ({
    ref,
    dependsOn: unique(neededBy(folder, packages).map((needed) => refs.get(needed) ?? '')),
  }))
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...named('', root) } },
    components: onceEach(folders.map((folder) => component(folder, packages[folder] ?? root))),
    dependencies: onceEach(dependencies.map(({ ref, dependsOn }) => ({ 'bom-ref': ref, dependsOn }))).map(
      ({ 'bom-ref': ref, dependsOn }) => ({ ref, dependsOn }),
    ),
  }
  return `${JSON.stringify(bom, null, 1)}\n`
}

function reachedFrom(packages: Packages): readonly string[] {
  const reached = new Set<string>()
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const needed of neededBy(folder, packages)) {
      if (reached.has(needed)) continue
      reached.add(needed)
      waiting.push(needed)
    }
  }
  return [...reached].sort()
}

function neededBy(folder: string, packages: Packages): readonly string[] {
  const entry = packages[folder]
  if (!entry) return []
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return unique(
    [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].flatMap(
      (name) => findFrom(folder, name, packages) ?? [],
    ),
  )
}

/** As Node looks for a package: in the folder's own node_modules, then in those around it. */
function findFrom(folder: string, name: string, packages: Packages): string | undefined {
  for (let around = folder; ; around = around.slice(0, Math.max(0, around.lastIndexOf('node_modules') - 1))) {
    const place = `${around === '' ? '' : `${around}/`}node_modules/${name}`
    if (packages[place]) return place
    if (around === '') return undefined
  }
}

function component(folder: string, entry: Entry) {
  const { integrity, license, optional } = entry
  return {
    type: 'library',
    ...named(folder, entry),
    scope: optional ? 'optional' : 'required',
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
    ...(license && {
      licenses: [/ (?:OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } }],
    }),
  }
}

function named(folder: string, { name, version }: Entry) {
  const called = name ?? nameOf(folder)
  const ref = refOf(folder, { name, version })
  return { 'bom-ref': ref, name: called, version, purl: `pkg:npm/${called.replace('@', '%40')}@${version}` }
}

function refOf(folder: string, { name, version }: Pick<Entry, 'name' | 'version'>) {
  return `${name ?? nameOf(folder)}@${version}`
}

function nameOf(folder: string) {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function hexOf(integrity: string) {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
}

function unique(list: readonly string[]) {
  return [...new Set(list)].sort()
}

/** The same version may lie in several folders. */
function onceEach<Item extends { readonly 'bom-ref': string }>(items: readonly Item[]): Item[] {
  const byRef = new Map(items.map((item) => [item['bom-ref'], item]))
  return [...byRef.values()].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1))
}
