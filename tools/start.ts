import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { buildStamp } from './build-stamp.ts'

try {
  if (!(await isBuilt())) {
    console.error('Building the site: the build is missing or older than its sources.')
    const { status } = spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}
await import('#server/main.ts')

async function isBuilt() {
  const stamp = await buildStamp(readEnvironment())
  try {
    return JSON.parse(await readFile('dist/build.json', 'utf8')).stamp === stamp
  } catch {
    return false
  }
}
