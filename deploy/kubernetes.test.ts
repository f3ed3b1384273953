import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { deskPaths } from '#contract/desk-view.ts'
import { readEnvironment } from '#server/environment.ts'
import { readDockerfile } from '#tools/campaign/deploy/dockerfile.ts'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const variables = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+)/gm)].flatMap(
  ([, names = '']) => names.replaceAll('`', '').split(', '),
)
const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync('package.json', 'utf8')))
const image = readDockerfile(read('container/Dockerfile')).at(-1)?.steps ?? []
const imageStep = (wanted: string) => image.find(({ instruction }) => instruction === wanted)?.rest ?? ''

describe('The manifests of Kubernetes', () => {
  const objects = globSync('kubernetes/*.yaml', { cwd: 'deploy' }).flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => {
      expect(document.errors, file).toEqual([])
      return document.toJS()
    }),
  )
  const of = (kind: string) => objects.find((object) => object.kind === kind)
  const pod = of('Deployment').spec.template
  const [site] = pod.spec.containers
  const [migration] = of('Job').spec.template.spec.containers

  const ways = objects.filter(({ kind }) => kind === 'Ingress')

  test('are one of each kind that a deployment needs, and a way of its own to the desk', () => {
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
      ...['ConfigMap', 'Deployment', 'Ingress', 'Ingress', 'Job', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'],
    ])
  })

  test('write nothing down of what the team looks up: names and addresses stand behind a « ? »', () => {
    const accessLog = 'nginx.ingress.kubernetes.io/enable-access-log'
    const [pages, desk] = ways
    expect(desk.metadata.annotations).toEqual({ ...pages.metadata.annotations, [accessLog]: 'false' })
    expect(pages.metadata.annotations).not.toHaveProperty([accessLog])
    const pathsOf = ({ spec }: typeof desk) =>
      spec.rules[0].http.paths.map(({ path, pathType }: Record<string, string>) => [path, pathType])
    expect(pathsOf(desk)).toEqual([[deskPaths.home, 'Prefix']])
    expect(pathsOf(pages)).toEqual([['/', 'Prefix']])
    expect(desk.spec.rules[0].host).toBe(pages.spec.rules[0].host)
    expect(desk.spec.tls).toEqual(pages.spec.tls)
    expect(desk.metadata.name).not.toBe(pages.metadata.name)
    for (const path of Object.values(deskPaths)) expect(path).toMatch(new RegExp(`^${deskPaths.home}(?:/|$)`))
  })

  test('have every field where Kubernetes knows it, and none that it does not', async () => {
    const misspelt = structuredClone(of('Deployment'))
    misspelt.spec.template.spec.containers[0].readinesProbe = { httpGet: { path: '/', port: 1 } }
    const outdated = { ...of('Ingress'), apiVersion: 'networking.k8s.io/v1beta1' }
    const [ofOurs, ofWrong] = await Promise.all([complaintsOf(objects), complaintsOf([misspelt, outdated])])
    expect(ofOurs).toBe('')
    expect(ofWrong).toContain("'\"readinesProbe\"' does not exist in type 'Container'")
    expect(ofWrong).toContain('kubernetes-types/networking/v1beta1')
  })

  test('let a machine be emptied without emptying the site, and say what a pod needs', () => {
    expect(of('Deployment').spec.replicas - of('PodDisruptionBudget').spec.maxUnavailable).toBeGreaterThanOrEqual(2)
    for (const { resources } of [site, migration]) {
      const [requested, most] = [resources.requests.memory, resources.limits.memory].map((size) => parseInt(size, 10))
      expect(requested).toBeLessThan(most ?? 0)
      expect(Number.parseInt(resources.requests.cpu, 10)).toBeGreaterThan(0)
    }
  })

  test('ask what the site answers, where the image listens', () => {
    const [{ name, containerPort }] = site.ports
    expect(String(containerPort)).toBe(imageStep('EXPOSE'))
    expect(of('NetworkPolicy').spec.ingress[0].ports[0].port).toBe(containerPort)
    for (const [probe, path] of [
      ['startupProbe', '/readyz'],
      ['readinessProbe', '/healthz'],
      ['livenessProbe', '/healthz'],
    ] as const) {
      expect(site[probe].httpGet).toEqual({ path, port: name })
      expect(readFileSync('server/app.ts', 'utf8')).toContain(`app.get('${path}'`)
    }
    const [servicePort] = of('Service').spec.ports
    expect(servicePort.targetPort).toBe(name)
    for (const { spec } of ways) {
      const { backend } = spec.rules[0].http.paths[0]
      expect(backend.service).toEqual({ name: of('Service').metadata.name, port: { name: servicePort.name } })
    }
  })

  test('mean the same pods, and not that of the migration', () => {
    const { labels } = pod.metadata
    expect(of('Deployment').spec.selector.matchLabels).toEqual(labels)
    expect(of('Service').spec.selector).toEqual(labels)
    expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(of('Job').spec.template.metadata.labels).not.toMatchObject(labels)
  })

  test('never have fewer pods than wanted, and give open answers their time', () => {
    expect(of('Deployment').spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    const [, seconds] = site.lifecycle.preStop.exec.command
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(seconds) + 10)
  })

  test('run the image as its own user, without rights, on a read-only root with the folders that it writes to', () => {
    const [user] = imageStep('USER').split(':').map(Number)
    for (const spec of [pod.spec, of('Job').spec.template.spec]) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user })
      expect(spec.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
    const mounts = site.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)
    expect(mounts).toEqual([imageStep('VOLUME'), '/tmp'])
  })

  test('migrate with a command that is in the image, of the same version', () => {
    expect(migration.image).toBe(site.image)
    expect(site.image.endsWith(`:${version}`)).toBe(true)
    expect(existsSync(migration.command[1])).toBe(true)
  })

  test('set variables that the site reads, to values that it takes', () => {
    const { data, metadata } = of('ConfigMap')
    for (const { envFrom } of [site, migration])
      expect(envFrom).toEqual([{ configMapRef: { name: metadata.name } }, { secretRef: { name: metadata.name } }])
    expect(Object.keys(data).filter((name) => !variables.includes(name))).toEqual([])
    expect(() => readEnvironment(data)).not.toThrow()
  })
})

/** Kubernetes' own description of its objects, as types: what the compiler says of ours. */
async function complaintsOf(objects: readonly { apiVersion: string; kind: string }[]) {
  const folder = await mkdtemp(join(tmpdir(), 'manifests-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const file = join(folder, 'manifests.ts')
  const lines = objects.map(({ apiVersion, kind }, index) => {
    const group = apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io', '')
    return `import type { ${kind} as Kind${index} } from 'kubernetes-types/${group}'
export const object${index}: Kind${index} = ${JSON.stringify(objects[index])}`
  })
  await writeFile(file, lines.join('\n'))
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--pretty',
    'false',
  ]
  const said = await new Promise<string>((done) => {
    execFile(resolve('node_modules/.bin/tsc'), [...options, file], (_, stdout, stderr) => done(stdout + stderr))
  })
  await rm(folder, { recursive: true })
  return said
}
