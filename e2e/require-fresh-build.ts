import { readEnvironment } from '#server/environment.ts'
import { buildStamp } from '#tools/build/build-stamp.ts'
import { findCurrentBuild } from '#tools/build/builds/site-builds.ts'

/** Playwright calls it once: tests of an old build would say something about code that is no more. */
export default async function requireFreshBuild() {
  if (await findCurrentBuild('dist', buildStamp(readEnvironment()))) return
  console.error('The build is missing or older than its sources: run `npm run build`, then the tests again.')
  process.exit(1)
}
