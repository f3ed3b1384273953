import { copyFile, lstat, mkdir, readdir, readFile, readlink, realpath, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** How many builds are kept, for the pages that are still open somewhere and load their next file from them. */
const keptBuilds = 5

type BuildFacts = { readonly stamp?: string; readonly assets?: readonly string[] }

/** The build that is served now, if it was made from these sources. */
export async function findCurrentBuild(dist: string, stamp: string): Promise<string | undefined> {
  const folder = await realpath(join(dist, 'current')).catch(() => undefined)
  return folder && (await readFacts(folder)).stamp === stamp ? folder : undefined
}

/** The newest complete build that was made from these sources: not the served one where instances differ in a variable. */
export async function findBuild(dist: string, stamp: string): Promise<string | undefined> {
  for (const name of await buildNames(dist)) {
    const folder = join(dist, 'builds', name)
    if ((await readFacts(folder)).stamp === stamp) return folder
  }
  return undefined
}

/** Has a build made aside; only a complete one becomes one of the builds. */
export async function addBuild(dist: string, stamp: string, make: (folder: string) => Promise<void>): Promise<string> {
  const unfinished = join(dist, 'unfinished')
  // What an interrupted build left: whoever comes here has the lock.
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  try {
    await make(unfinished)
  } catch (error) {
    // On a disk that is full, it would be what fills it.
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  const folder = join(dist, 'builds', `${new Date().toISOString().replace(/\D/g, '')}-${stamp.slice(0, 8)}`)
  await mkdir(join(dist, 'builds'), { recursive: true })
  await rename(unfinished, folder)
  return folder
}

/** Puts a build in the place of the served one, in one step, with the files that pages of earlier builds still load. */
export async function publishBuild(dist: string, folder: string): Promise<void> {
  const name = basename(folder)
  const others = (await buildNames(dist)).filter((other) => other !== name)
  const kept = others.slice(0, keptBuilds - 1)
  for (const other of kept) await carryAssets(join(dist, 'builds', other), folder)
  await pointTo(join(dist, 'current'), join('builds', name))
  await pointTo(join(dist, 'client'), join('current', 'client'))
  for (const other of others.slice(kept.length)) await rm(join(dist, 'builds', other), { recursive: true })
}

/** Newest first. */
async function buildNames(dist: string) {
  const names = await readdir(join(dist, 'builds')).catch(() => [])
  return names.sort().reverse()
}

async function readFacts(folder: string): Promise<BuildFacts> {
  return readFile(join(folder, 'build.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
}

/** Names carry a fingerprint of their content: a file that is there already is the same. */
async function carryAssets(earlier: string, later: string) {
  const { assets = [] } = await readFacts(earlier)
  const [from, to] = [join(earlier, 'client/assets'), join(later, 'client/assets')]
  const there = new Set(await readdir(to))
  for (const file of await readdir(from).catch(() => [])) {
    if (there.has(file) || !assets.includes(file.replace(/\.(?:br|gz)$/, ''))) continue
    await copyFile(join(from, file), join(to, 'unfinished'))
    await rename(join(to, 'unfinished'), join(to, file))
  }
}

/** A link is replaced in one step: whoever looks finds the former target or the new one. */
async function pointTo(link: string, target: string) {
  const former = await lstat(link).catch(() => undefined)
  if (former && !former.isSymbolicLink()) await rm(link, { recursive: true })
  if (former?.isSymbolicLink() && (await readlink(link)) === target) return
  await rm(`${link}.next`, { force: true })
  await symlink(target, `${link}.next`)
  await rename(`${link}.next`, link)
}
