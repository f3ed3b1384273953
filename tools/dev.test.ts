import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'

const sources = ['app', 'content', 'contract', 'public', 'server', 'tools', 'package.json']
/** Vite has everything to load on the first visit, and a busy machine takes its time. */
const patience = 180_000

describe('`npm run dev`', () => {
  let folder: string
  let dev: Awaited<ReturnType<typeof startDev>>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dev site '))
    for (const source of sources) await cp(source, join(folder, source), { recursive: true })
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    dev = await startDev(folder)
  }, patience)
  afterAll(async () => {
    await dev.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test(
    'shows an edit of the content or of a component at the next request, without a restart',
    async () => {
      expect(await dev.page('/')).toContain(company.phone.display)
      await edit('content/company.ts', company.phone.display, '+33 1 99 00 00 00')
      await until(async () => (await dev.page('/')).includes('+33 1 99 00 00 00'))
      await edit('app/shell/footer.tsx', '<footer', '<footer data-edited=""')
      await until(async () => (await dev.page('/contact')).includes('<footer data-edited=""'))
      expect(dev.starts()).toBe(1)
    },
    patience,
  )

  test(
    'answers from edited server code, says so where it is broken, and goes on when it is repaired',
    async () => {
      expect(await dev.page('/healthz')).toBe('{"status":"ok"}')
      await edit('server/app.ts', "status: 'ok'", "status: 'edited'")
      await until(async () => (await dev.page('/healthz')) === '{"status":"edited"}')
      await edit('server/app.ts', "status: 'edited'", "status: 'edited")
      await until(async () => (await dev.page('/healthz')).startsWith('This failed in the code as it is now'))
      await edit('server/app.ts', "status: 'edited", "status: 'repaired'")
      await until(async () => (await dev.page('/healthz')) === '{"status":"repaired"}')
      expect(await dev.page('/readyz')).toBe('{"status":"ready"}')
      expect(dev.starts()).toBe(1)
    },
    patience,
  )

  test(
    'leaves nothing running when npm is told to stop',
    async () => {
      await dev.stop()
      await until(() =>
        dev.page('/healthz').then(
          () => false,
          () => true,
        ),
      )
    },
    patience,
  )

  async function edit(file: string, before: string, after: string) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(before)
    // Vite's watcher takes two changes within 50 ms for one, and nobody types as fast.
    await setTimeout(100)
    await writeFile(path, text.replace(before, after))
  }
})

/** Through npm, as a developer does, with no setting of the developer's own. */
async function startDev(folder: string) {
  const settings = ['-u', 'DATABASE_URL', 'DATA_DIR=var', 'LOG_LEVEL=silent', 'HOST=127.0.0.1', 'PORT=0']
  const npm = spawn('env', [...settings, 'npm', 'run', 'dev'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  const lines = createInterface({ input: npm.stderr }).on('line', (line) => said.push(line))
  const urlOf = (line: string) => /^Developing on (http:.*)/.exec(line)?.[1]
  const url = await new Promise<string>((found, reject) => {
    lines.on('line', (line) => {
      const address = urlOf(line)
      if (address) found(address)
    })
    lines.on('close', () => reject(new Error(`The development server ended: ${said.join('\n')}`)))
  })
  return {
    page: async (path: string) => (await fetch(url + path)).text(),
    starts: () => said.filter(urlOf).length,
    stop: async () => {
      if (npm.exitCode !== null || npm.signalCode !== null) return
      npm.kill('SIGTERM')
      await once(npm, 'exit')
    },
  }
}

async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await setTimeout(20)
}
