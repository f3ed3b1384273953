import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sbomOf } from './sbom.ts'

const text = v.pipe(v.string(), v.minLength(1))
const componentSchema = v.object({
  type: v.picklist(['library', 'application']),
  'bom-ref': text,
  name: text,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  purl: v.pipe(v.string(), v.regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\S+$/)),
  hashes: v.optional(
    v.array(v.object({ alg: v.literal('SHA-512'), content: v.pipe(v.string(), v.regex(/^[\da-f]{128}$/)) })),
  ),
})
/** What CycloneDX 1.5 requires, and what makes a list of components one that can be checked. */
const bomSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.5'),
  version: v.literal(1),
  metadata: v.object({ component: componentSchema }),
  components: v.array(componentSchema),
  dependencies: v.array(v.object({ ref: text, dependsOn: v.array(text) })),
})

const lockFile = readFileSync('package-lock.json', 'utf8')
const project: { readonly dependencies: object; readonly devDependencies: object } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

test('The list of what the site is made of names every production dependency, and no other package of the project', () => {
  const { metadata, components, dependencies } = v.parse(bomSchema, JSON.parse(sbomOf(lockFile)))
  const direct = Object.entries(project.dependencies).map(([name, version]) => `${name}@${version}`)
  const refs = components.map((component) => component['bom-ref'])
  expect(refs).toEqual(expect.arrayContaining(direct))
  expect(dependencies.find(({ ref }) => ref === metadata.component['bom-ref'])?.dependsOn).toEqual(direct.toSorted())
  const developed = ['vitest', 'knip', '@playwright/test', 'typescript', 'lighthouse', 'fast-check']
  expect(components.filter(({ name }) => developed.includes(name))).toEqual([])
  const held = components.filter(({ hashes }) => hashes)
  expect(held.length).toBeGreaterThan(components.length / 2)
})

test('Everything that it says is needed is in it, once', () => {
  const { metadata, components, dependencies } = v.parse(bomSchema, JSON.parse(sbomOf(lockFile)))
  const refs = [metadata.component, ...components].map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(dependencies.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted())
  const unknown = dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))
  expect(unknown).toEqual([])
})

test('It is the same for the same lock file, and takes the copy of a package that Node would take', () => {
  expect(sbomOf(lockFile)).toBe(sbomOf(lockFile))
  const lock = {
    packages: {
      '': { name: 'site', version: '1.0.0', dependencies: { a: '1.0.0', b: '2.0.0' }, devDependencies: { c: '1.0.0' } },
      'node_modules/a': {
        version: '1.0.0',
        dependencies: { b: '^1.0.0', '@s/d': '1' },
        license: '(MIT OR Apache-2.0)',
      },
      'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { '@s/d': '1' } },
      'node_modules/b': {
        version: '2.0.0',
        peerDependencies: { c: '1' },
        peerDependenciesMeta: { c: { optional: true } },
      },
      'node_modules/@s/d': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
    },
  }
  const { components, dependencies } = v.parse(bomSchema, JSON.parse(sbomOf(JSON.stringify(lock))))
  expect(components.map(({ purl }) => purl)).toEqual([
    ...['pkg:npm/%40s/d@1.0.0', 'pkg:npm/a@1.0.0', 'pkg:npm/b@1.0.0', 'pkg:npm/b@2.0.0'],
  ])
  expect(dependencies).toContainEqual({ ref: 'a@1.0.0', dependsOn: ['@s/d@1.0.0', 'b@1.0.0'] })
})
