import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
import { readEnvironment } from '#server/environment.ts'
import { expectOneBuild } from '#testing/expect-one-build.ts'
import { createProjectCopy } from '#testing/project-copy.ts'
import { startByNpm } from '#testing/started-by-npm.ts'
import { buildStamp } from '#tools/build/build-stamp.ts'
import { writeInto } from '#tools/build/write-into.ts'

type Started = Awaited<ReturnType<typeof startByNpm>>

let project: Awaited<ReturnType<typeof createProjectCopy>>
const running: Started[] = []
beforeAll(async () => {
  project = await createProjectCopy()
})
afterEach(() => Promise.all(running.splice(0).map(({ kill }) => kill())))
afterAll(() => project.remove())

async function start() {
  const started = await startByNpm(project.folder)
  running.push(started)
  return started
}

/** A supervisor tells npm, a terminal the whole group, an operator whatever they find; nobody is told of a kill. */
const ways = {
  'SIGTERM to npm': ({ npm }: Started) => process.kill(npm, 'SIGTERM'),
  'SIGINT to npm': ({ npm }: Started) => process.kill(npm, 'SIGINT'),
  'SIGINT to all of them': ({ npm }: Started) => process.kill(-npm, 'SIGINT'),
  'SIGTERM to what npm started': ({ processes }: Started) => process.kill(processes()[1] ?? 0, 'SIGTERM'),
  'SIGKILL to npm': ({ npm }: Started) => process.kill(npm, 'SIGKILL'),
}
type Way = keyof typeof ways

describe('Nothing is left, and the port is free, after', () => {
  const whileBuilding: Way[] = ['SIGTERM to npm', 'SIGINT to all of them', 'SIGKILL to npm']
  test.each(whileBuilding)('%s during the build', { timeout: 300_000 }, async (way) => {
    await removeBuilds()
    const started = await start()
    await started.says('Building the site')
    ways[way](started)
    await started.says('Stopped before the build was complete: nothing has been changed.')
    await started.isGone()
    expect(started.lines.filter((line) => line.startsWith('Stopped'))).toHaveLength(1)
    expect(existsSync(inProject('dist/current'))).toBe(false)
  })

  test('SIGTERM to npm while the program is being read', { timeout: 300_000 }, async () => {
    await writeBareBuild()
    const started = await start()
    await started.hasStartedSomething()
    ways['SIGTERM to npm'](started)
    await started.isGone()
  })

  const whileServing: Way[] = [
    'SIGTERM to npm',
    'SIGINT to npm',
    'SIGINT to all of them',
    'SIGTERM to what npm started',
  ]
  test.each(whileServing)('%s while it serves, which ends npm with 0', { timeout: 300_000 }, async (way) => {
    await writeBareBuild()
    const started = await start()
    await started.says('Listening on')
    expect((await fetch(started.url)).status).toBe(200)
    ways[way](started)
    expect(await started.exit).toEqual([0, null])
    await started.isGone()
  })

  test('SIGKILL to npm while it serves', { timeout: 300_000 }, async () => {
    await writeBareBuild()
    const started = await start()
    await started.says('Listening on')
    ways['SIGKILL to npm'](started)
    await started.isGone()
  })
})

test('Starts without a build of their sources make one together, which leaves those who serve the former and their visitors alone', {
  timeout: 600_000,
}, async () => {
  await takeBuild()
  const first = await start()
  await first.says('Listening on')
  const former = await fileOf('services')

  const page = inProject('content/services-page.ts')
  const text = await readFile(page, 'utf8')
  await writeFile(page, `${text}\nthis is no program`)
  const failing = await start()
  expect(await failing.exit).toEqual([1, null])
  expect(await fileOf('services')).toBe(former)
  expect((await fetch(`${first.url}${paths.services}`)).status).toBe(200)

  await writeFile(page, text.replace(/'([A-Z])/, "'Autrement dit : $1"))
  const together = await Promise.all([start(), start(), start()])
  for (const { says } of together) await says('Listening on')
  expectOneBuild(together)
  expect(await fileOf('services')).not.toBe(former)
  const next = together[0]
  const kept = await fetch(`${next?.url}/assets/${former}`, { headers: { 'accept-encoding': 'br' } })
  expect(kept.status).toBe(200)
  expect(kept.headers.get('content-encoding')).toBe('br')
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await kept.text()).toBe(await (await fetch(`${first.url}/assets/${former}`)).text())

  // A server needs nothing of its build once it serves: it may be long gone.
  await removeBuilds()
  const refused = await fetch(`${first.url}${paths.contact}`, { method: 'POST', body: new URLSearchParams() })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('<form')
})

function inProject(path: string) {
  return join(project.folder, path)
}

function removeBuilds() {
  return rm(inProject('dist'), { recursive: true, force: true })
}

/** What has been built of these sources, if anything: a start that finds nothing of use builds. */
async function takeBuild() {
  await removeBuilds()
  if (existsSync('dist')) await cp('dist', inProject('dist'), { recursive: true, verbatimSymlinks: true })
}

/** One page that passes for the build of these sources. */
async function writeBareBuild() {
  await removeBuilds()
  const stamp = await buildStamp(readEnvironment(), project.folder)
  await writeInto(inProject('dist/current'), 'client/index.html', '<h1>Accueil</h1>')
  await writeInto(inProject('dist/current'), 'renderer/render.js', 'export const render = () => ({})')
  await writeInto(inProject('dist/current'), 'server/main.js', "import '#server/main.ts'")
  await writeInto(inProject('dist/current'), 'build.json', JSON.stringify({ stamp, styleHashes: [] }))
}

/** The script of a page in the build that is in place. */
async function fileOf(name: string) {
  const { assets }: { assets: string[] } = JSON.parse(await readFile(inProject('dist/current/build.json'), 'utf8'))
  return assets.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
}
