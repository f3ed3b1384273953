import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { lockBuilds } from './build-lock.ts'
import { addBuild, findBuild, publishBuild } from './site-builds.ts'

/** The site could not be built; the message says why in a sentence or a few. */
export class BuildProblem extends Error {}

export type Renewal = {
  readonly dist: string
  readonly stamp: string
  /** Builds the site into an empty folder, checked and complete, or throws. */
  readonly make: (folder: string) => Promise<void>
  readonly say: (line: string) => void
}

/**
 * Puts a build of these sources in the place of the served one. Starts that come together wait for the first and take
 * its build; with `again` there is a new one in any case. What fails leaves the served build as it is.
 */
export async function renewBuild({ dist, stamp, make, say, again = false }: Renewal & { again?: boolean }) {
  if (!(await isWritable(dist))) {
    // Another build may be in the served one's place: who starts takes theirs all the same.
    if (!again && (await findBuild(dist, stamp))) return
    throw new BuildProblem(
      `The site has to be built and this user cannot write to ${resolve(dist)}: allow it, or run \`npm run build\` with the same variables as a user who can.`,
    )
  }
  const unlock = await lockBuilds(dist, () => say('Another process builds the site: waiting for it.'))
  try {
    const found = again ? undefined : await findBuild(dist, stamp)
    if (!found && !again) say('Building the site: the build is missing or older than its sources.')
    await publishBuild(dist, found ?? (await addBuild(dist, stamp, make)))
  } finally {
    unlock()
  }
}

async function isWritable(dist: string) {
  try {
    await mkdir(dist, { recursive: true })
    await access(dist, constants.W_OK)
    return true
  } catch {
    return false
  }
}
