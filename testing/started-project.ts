import { existsSync, readdirSync, statSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { knownFile } from '#server/assistant/known-file.ts'
import { readEnvironment } from '#server/environment.ts'
import { buildStamp } from '#tools/build/build-stamp.ts'
import { writeInto } from '#tools/build/write-into.ts'
import { nothingKnown } from './bare-site.ts'
import { createProjectCopy } from './project-copy.ts'
import { startByNpm } from './started-by-npm.ts'

type Started = Awaited<ReturnType<typeof startByNpm>>

/** A supervisor tells npm, a terminal the whole group, an operator whatever they find; nobody is told of a kill. */
const ways = {
  'SIGTERM to npm': ({ npm }: Started) => process.kill(npm, 'SIGTERM'),
  'SIGINT to npm': ({ npm }: Started) => process.kill(npm, 'SIGINT'),
  'SIGINT to all of them': ({ npm }: Started) => process.kill(-npm, 'SIGINT'),
  'SIGTERM to what npm started': ({ processes }: Started) => process.kill(processes()[1] ?? 0, 'SIGTERM'),
  'SIGKILL to npm': ({ npm }: Started) => process.kill(npm, 'SIGKILL'),
}
type Way = keyof typeof ways

/** A signal that comes at the last moment before the server takes the place of what found its build. */
const toldToStopWhileReplaced = `
const { argv, execve } = process
if (argv[1]?.endsWith('start.ts'))
  process.execve = (...server) => {
    process.kill(process.pid, 'SIGTERM')
    execve(...server)
  }
`

/** When each file in a folder was last written. */
function filesWithTimes(folder: string) {
  const there = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const paths = there.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [path, statSync(path).mtimeMs]))
}

/** A copy of the project that is started by npm and ended again, at any moment and in any way. */
export async function createStartedProject() {
  const project = await createProjectCopy()
  const running: Started[] = []
  const within = (path: string) => join(project.folder, path)

  async function start(script?: 'start' | 'build', nodeOptions?: string) {
    const started = await startByNpm(project.folder, script, nodeOptions)
    running.push(started)
    return started
  }

  function removeBuilds() {
    return rm(within('dist'), { recursive: true, force: true })
  }

  /** One page, and an assistant that has nothing to say, that pass for the build of these sources. */
  async function writeBareBuild() {
    await removeBuilds()
    const stamp = buildStamp(readEnvironment(), project.folder)
    await writeInto(within('dist/current'), 'client/index.html', '<h1>Accueil</h1>')
    await mkdir(within('dist/current/filtered'))
    await writeInto(within('dist/current'), 'renderer/render.js', 'export const render = () => ({})')
    await writeInto(within('dist/current'), 'server/main.js', "import '#server/main.ts'")
    await writeFile(within(join('dist/current', knownFile)), nothingKnown())
    await writeInto(
      within('dist/current'),
      'build.json',
      JSON.stringify({ stamp, inlineHashes: { styles: [], scripts: [], pages: {} } }),
    )
  }

  return {
    within,
    start,
    removeBuilds,
    /** What has been built of these sources, if anything: a start that finds nothing of use builds. */
    async takeBuild() {
      await removeBuilds()
      if (existsSync('dist')) await cp('dist', within('dist'), { recursive: true, verbatimSymlinks: true })
    },
    /** The script of a page in the build that is in place. */
    async fileOf(name: string) {
      const { assets }: { assets: string[] } = JSON.parse(await readFile(within('dist/current/build.json'), 'utf8'))
      return assets.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    },
    /** Killed as soon as it answers, the first start has left its program; the next one takes it, and writes nothing anew. */
    async expectCompiledOnce() {
      await writeBareBuild()
      const compiled = () => filesWithTimes(within('dist/current/compiled'))
      const first = await start()
      await first.says('Listening on')
      expect((await fetch(first.url)).status).toBe(200)
      await first.kill()
      const left = compiled()
      expect(left.size).toBeGreaterThan(0)
      const next = await start()
      await next.says('Listening on')
      ways['SIGTERM to npm'](next)
      await next.isGone()
      expect(compiled()).toEqual(left)
    },
    async expectGoneDuringBuild(way: Way, script: 'start' | 'build' = 'start') {
      await removeBuilds()
      const started = await start(script)
      await started.says('fonts, icons and logos')
      ways[way](started)
      await started.says('Stopped before the build was complete: nothing has been changed.')
      await started.isGone()
      expect(started.lines.filter((line) => line.startsWith('Stopped'))).toHaveLength(1)
      expect(existsSync(within('dist/current'))).toBe(false)
    },
    async expectGoneWhileRead(way: Way) {
      await writeBareBuild()
      const started = await start()
      await started.hasStartedSomething()
      ways[way](started)
      await started.isGone()
    },
    async expectGoneWhileReplaced() {
      await writeBareBuild()
      const started = await start(
        'start',
        `--import=data:text/javascript,${encodeURIComponent(toldToStopWhileReplaced)}`,
      )
      await started.exit
      await started.isGone()
    },
    async expectGoneWhileServing(way: Way) {
      await writeBareBuild()
      const started = await start()
      await started.says('Listening on')
      expect((await fetch(started.url)).status).toBe(200)
      ways[way](started)
      if (way !== 'SIGKILL to npm') expect(await started.exit).toEqual([0, null])
      await started.isGone()
    },
    end: () => Promise.all(running.splice(0).map(({ kill }) => kill())),
    remove: project.remove,
  }
}
