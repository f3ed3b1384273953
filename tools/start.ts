import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { stopWithParent } from '#server/stop-with-parent.ts'
import { buildStamp } from '#tools/build/build-stamp.ts'
import { startBuildProcess } from '#tools/build/builds/build-process.ts'
import { findBuild, findCurrentBuild } from '#tools/build/builds/site-builds.ts'
import { engineFlags, serverEntry } from '#tools/build/server-entry.ts'
import { serverMemory } from './server-memory.ts'

const dist = 'dist'
const signals = ['SIGTERM', 'SIGINT'] as const

stopWithParent()

try {
  // The server is told which build to serve: another start may put its own in place at any moment.
  serve(await readyBuild())
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}

/** In place of this process, under its number: what found the build is not carried along. */
function serve(build: string): never {
  const { execPath, argv } = process
  flushCompileCache()
  const args = [execPath, ...engineFlags, join(build, serverEntry), build, ...argv.slice(2)]
  // Where the build may be written to, its first start leaves the program compiled for the next ones.
  const environment = { ...serverMemory, NODE_COMPILE_CACHE: join(build, 'compiled') }
  // biome-ignore lint/style/noProcessEnv: handed on as it is, whatever is in it.
  process.execve?.(execPath, args, { ...environment, ...process.env })
  throw new Error('A process cannot be replaced on this system.')
}

async function readyBuild(): Promise<string> {
  const stamp = buildStamp(readEnvironment())
  const current = await findCurrentBuild(dist, stamp)
  if (current) return current
  const code = await runBuild()
  const built = code === 0 ? await findBuild(dist, stamp) : undefined
  return built ?? process.exit(code || 1)
}

/**
 * Signals are listened to for as long as there is a build to stop: at any other time they end this process by themselves, and
 * one that was heard as the server takes its place would be lost.
 */
async function runBuild() {
  const building = startBuildProcess()
  const stop = () => {
    building.once('exit', () => process.exit(0))
    building.kill('SIGTERM')
  }
  for (const signal of signals) process.on(signal, stop)
  const [code] = await once(building, 'exit')
  for (const signal of signals) process.off(signal, stop)
  return code
}
