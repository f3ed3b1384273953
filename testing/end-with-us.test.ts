import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBareSite } from './bare-site.ts'
import { processesOf } from './process-group.ts'

let folder: string
let site: Awaited<ReturnType<typeof createBareSite>>
beforeEach(async () => {
  // Not TMPDIR, which may be closed to PostgreSQL's user.
  folder = await mkdtemp('/tmp/runner-')
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'postgres'))
  site = await createBareSite({ isMute: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'sleep 600; true' } }))
  await writeFile(join(folder, 'runner.mjs'), runner())
  await writeFile(join(folder, 'leader.mjs'), leader())
})
afterEach(async () => {
  await site.remove()
  await rm(folder, { recursive: true })
})

test.each([
  ['a test runner that is killed', 'runner.mjs'],
  ['a test runner whose own leader is killed', 'leader.mjs'],
])('Servers, npm and PostgreSQL end with %s', { timeout: 120_000 }, async (_, file) => {
  const first = spawn(process.execPath, [join(folder, file)], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  const [npm = 0] = await told(createInterface({ input: first.stdout }))
  expect(await readdir(join(folder, 'postgres'))).toHaveLength(1)
  first.kill('SIGKILL')
  await expect.poll(() => processesOf(first.pid ?? 0), { timeout: 30_000 }).toEqual([])
  await expect.poll(() => processesOf(npm), { timeout: 30_000 }).toEqual([])
  await expect.poll(() => readdir(join(folder, 'postgres')), { timeout: 30_000 }).toEqual([])
})

/** Starts what tests start, with what they start it with, and tells npm's number. */
function runner() {
  const tool = (name: string) => JSON.stringify(resolve('testing', name))
  return `
    const { startServer } = await import(${tool('running-site.ts')})
    const { startByNpm } = await import(${tool('started-by-npm.ts')})
    const { startPostgres } = await import(${tool('throwaway-postgres.ts')})
    const [{ npm, hasStartedSomething }] = await Promise.all([
      startByNpm(${JSON.stringify(folder)}),
      startServer({ folder: ${JSON.stringify(site.folder)}, variables: { DATA_DIR: ${JSON.stringify(site.dataFolder)} } }),
      startPostgres(undefined, { parents: [${JSON.stringify(join(folder, 'postgres'))}] }),
    ])
    await hasStartedSomething()
    console.log(npm)
    setInterval(() => {}, 1000)`
}

function leader() {
  return `
    import { fork } from 'node:child_process'
    fork(${JSON.stringify(join(folder, 'runner.mjs'))})`
}

async function told(lines: AsyncIterable<string>) {
  for await (const line of lines) return [Number(line)]
  return []
}
