import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runAsOrdinaryUser } from '#testing/ordinary-user.ts'
import { writeInto } from '../write-into.ts'
import { lockBuilds } from './build-lock.ts'
import { renewBuild } from './renew-build.ts'
import { findBuild, findCurrentBuild } from './site-builds.ts'

let dist: string
let said: string[]
let made: string[]
beforeEach(async () => {
  dist = join(await mkdtemp(join(tmpdir(), 'builds-')), 'dist')
  said = []
  made = []
})
afterEach(() => rm(join(dist, '..'), { recursive: true }))

/** A site of one page and one script, whose name and content tell the builds apart. */
async function makeSite(folder: string, stamp: string) {
  made.push(stamp)
  await writeInto(folder, 'client/index.html', stamp)
  await writeInto(folder, `client/assets/page-${stamp}.js`, stamp)
  await writeInto(folder, `client/assets/page-${stamp}.js.br`, stamp)
  await writeInto(folder, 'build.json', JSON.stringify({ stamp, assets: [`page-${stamp}.js`] }))
}

function renew(stamp: string, { again = false, make = (folder: string) => makeSite(folder, stamp) } = {}) {
  return renewBuild({ dist, stamp, again, make, say: (line) => said.push(line) })
}

const served = () => readFile(join(dist, 'client/index.html'), 'utf8')
const servedAssets = async () => (await readdir(join(dist, 'client/assets'))).sort()

test('A build takes the place of the former one, and starts that want it find it', async () => {
  expect(await findCurrentBuild(dist, 'one')).toBeUndefined()
  await renew('one')
  expect(await served()).toBe('one')
  expect(await findCurrentBuild(dist, 'one')).toBe(await realpath(join(dist, 'current')))
  await renew('two')
  expect(await served()).toBe('two')
  expect(await findCurrentBuild(dist, 'one')).toBeUndefined()
})

test('A build that fails leaves the former one in place, and nothing that the next one stumbles over', async () => {
  await renew('one')
  const fail = async (folder: string) => {
    await writeInto(folder, 'client/index.html', 'half')
    await writeInto(folder, 'build.json', JSON.stringify({ stamp: 'two', assets: [] }))
    throw new Error('not fit to be published')
  }
  await expect(renew('two', { make: fail })).rejects.toThrow('not fit to be published')
  expect(await served()).toBe('one')
  expect(await findBuild(dist, 'two')).toBeUndefined()
  expect(await readdir(dist)).not.toContain('unfinished')
  await renew('two')
  expect(await served()).toBe('two')
  expect(await readdir(join(dist, 'client'))).toEqual(['assets', 'index.html'])
})

test('Starts that come together build once, wait for each other, and are told so', async () => {
  await Promise.all([renew('one'), renew('one'), renew('one')])
  expect(made).toEqual(['one'])
  expect(said.filter((line) => line.startsWith('Building the site'))).toHaveLength(1)
  expect(said.filter((line) => line.startsWith('Another process builds the site'))).toHaveLength(2)
})

test('Instances that want different pages each have their build, and neither is made twice', async () => {
  await Promise.all([renew('one'), renew('two')])
  for (const stamp of ['one', 'two']) {
    const folder = await findBuild(dist, stamp)
    expect(await readFile(join(folder ?? '', 'client/index.html'), 'utf8')).toBe(stamp)
  }
  await renew('one')
  expect(await served()).toBe('one')
  expect(made.sort()).toEqual(['one', 'two'])
  await renew('one', { again: true })
  expect(made.sort()).toEqual(['one', 'one', 'two'])
})

test("Who may not write takes the build of their sources where another is in the served one's place", async () => {
  for (const stamp of ['one', 'two']) await renew(stamp)
  await chmod(join(dist, '..'), 0o755)
  await chmod(dist, 0o555)
  const said = await runAsOrdinaryUser(`
    const { renewBuild } = await import(${JSON.stringify(resolve('tools/build/builds/renew-build.ts'))})
    becomeOrdinary()
    for (const [stamp, again] of [['one', false], ['one', true], ['three', false]])
      await renewBuild({ dist: ${JSON.stringify(dist)}, stamp, again, make: async () => {}, say: () => {} })
        .then(() => console.log(stamp, 'taken'), () => console.log(stamp, 'refused'))`)
  await chmod(dist, 0o755)
  expect(said).toBe('one taken\none refused\nthree refused\n')
  expect(await served()).toBe('two')
})

test('The files of the last builds stay for the pages that are open, also where an earlier build comes back', async () => {
  for (const stamp of ['1', '2', '3', '4', '5', '6']) await renew(stamp)
  const scripts = (stamps: string) => [...stamps].flatMap((stamp) => [`page-${stamp}.js`, `page-${stamp}.js.br`])
  expect(await servedAssets()).toEqual(scripts('23456'))
  expect(await readdir(join(dist, 'builds'))).toHaveLength(5)
  expect(await readFile(join(dist, 'client/assets/page-2.js'), 'utf8')).toBe('2')
  await renew('4')
  expect(await served()).toBe('4')
  expect(await servedAssets()).toEqual(expect.arrayContaining(scripts('23456')))
})

test('The folders of a build of earlier versions of this program are replaced', async () => {
  await writeInto(dist, 'client/index.html', 'old')
  await writeInto(dist, 'current/client/index.html', 'old')
  await renew('one')
  expect(await served()).toBe('one')
})

test('A process that is killed while it builds keeps nobody waiting', async () => {
  await mkdir(dist)
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { lockBuilds } = await import(${JSON.stringify(resolve('tools/build/builds/build-lock.ts'))});
      await lockBuilds(${JSON.stringify(dist)}, () => {}); console.log('locked'); setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(holder.stdout, 'data')
  const waits = Promise.withResolvers<void>()
  const locked = lockBuilds(dist, waits.resolve)
  await waits.promise
  holder.kill('SIGKILL')
  const unlock = await locked
  unlock()
})

test('A folder that cannot be written to is told in one sentence', async () => {
  await writeFile(dist, 'a file')
  await expect(renew('one')).rejects.toThrow(/^The site has to be built and this user cannot write to .*dist: .*\.$/)
})
