import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { createProjectCopy } from '#testing/project-copy.ts'
import { startByNpm } from '#testing/started-by-npm.ts'

/** Vite has everything to load on the first visit, and a busy machine takes its time. */
const timeout = 180_000

describe('`npm run dev`', () => {
  let project: Awaited<ReturnType<typeof createProjectCopy>>
  let dev: Awaited<ReturnType<typeof startByNpm>>
  beforeAll(async () => {
    project = await createProjectCopy()
    dev = await startByNpm(project.folder, 'dev')
    await dev.says('Developing on')
  }, timeout)
  afterAll(async () => {
    await dev.kill()
    await project.remove()
  })

  test('shows an edit of the content or of a component at the next request, without a restart', {
    timeout: timeout,
  }, async () => {
    expect(await page('/')).toContain(company.phone.display)
    await edit('content/brand/identity.ts', company.phone.display, '+33 1 99 00 00 00')
    await until(async () => (await page('/')).includes('+33 1 99 00 00 00'))
    await edit('app/shell/footer.tsx', 'id="pied-de-page"', 'id="pied-de-page" data-edited=""')
    await until(async () => (await page('/contact')).includes('data-edited=""'))
    expect(starts()).toBe(1)
  })

  test('answers from edited server code, says so where it is broken, and goes on when it is repaired', {
    timeout: timeout,
  }, async () => {
    expect(await page('/healthz')).toBe('{"status":"ok"}')
    await edit('server/app.ts', "status: 'ok'", "status: 'edited'")
    await until(async () => (await page('/healthz')) === '{"status":"edited"}')
    await edit('server/app.ts', "status: 'edited'", "status: 'edited")
    await until(async () => (await page('/healthz')).startsWith('This failed in the code as it is now'))
    await edit('server/app.ts', "status: 'edited", "status: 'repaired'")
    await until(async () => (await page('/healthz')) === '{"status":"repaired"}')
    expect(await page('/readyz')).toBe('{"status":"ready"}')
    expect(starts()).toBe(1)
  })

  test('leaves nothing running when npm is told to stop', { timeout: timeout }, async () => {
    process.kill(dev.npm, 'SIGTERM')
    await dev.isGone()
  })

  async function page(path: string) {
    return (await fetch(dev.url + path)).text()
  }

  function starts() {
    return dev.lines.filter((line) => line.startsWith('Developing on')).length
  }

  async function edit(file: string, before: string, after: string) {
    const path = join(project.folder, file)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(before)
    // Vite's watcher takes two changes within 50 ms for one, and nobody types as fast.
    await setTimeout(100)
    await writeFile(path, text.replace(before, after))
  }
})

async function until(condition: () => Promise<boolean>) {
  // Each look has a page made.
  while (!(await condition())) await setTimeout(100)
}
