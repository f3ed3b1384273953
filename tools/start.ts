import { once } from 'node:events'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { buildStamp } from '#tools/build/build-stamp.ts'
import { startBuildProcess } from '#tools/build/builds/build-process.ts'
import { findBuild, findCurrentBuild } from '#tools/build/builds/site-builds.ts'
import { stopWithParent } from './stop-with-parent.ts'

const dist = 'dist'
const signals = ['SIGTERM', 'SIGINT'] as const

let building: ReturnType<typeof startBuildProcess> | undefined
for (const signal of signals) process.on(signal, stopBuilding)
stopWithParent()

try {
  // The server is told which build to serve: another start may put its own in place at any moment.
  process.argv.splice(2, Number.POSITIVE_INFINITY, await readyBuild())
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}
await import('#server/main.ts')
// From here on the server stops politely by itself.
for (const signal of signals) process.off(signal, stopBuilding)

async function readyBuild(): Promise<string> {
  const stamp = await buildStamp(readEnvironment())
  const current = await findCurrentBuild(dist, stamp)
  if (current) return current
  building = startBuildProcess()
  const [code] = await once(building, 'exit')
  building = undefined
  const built = code === 0 ? await findBuild(dist, stamp) : undefined
  return built ?? process.exit(code || 1)
}

function stopBuilding() {
  if (!building) process.exit(0)
  building.once('exit', () => process.exit(0))
  building.kill('SIGTERM')
}
