import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { buildStamp } from './build-stamp.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stamp-'))
  for (const room of ['app', 'content', 'contract', 'public', 'tools']) await mkdir(join(folder, room))
  await writeFile(join(folder, 'package-lock.json'), '{}')
  await writeFile(join(folder, 'content/home.ts'), 'one')
})

afterEach(() => rm(folder, { recursive: true }))

const stamp = (variables: Record<string, string> = {}) => buildStamp(readEnvironment(variables), folder)

test('The stamp stays the same while nothing that the build reads changes', async () => {
  const before = await stamp()
  await writeFile(join(folder, 'content/home.ts'), 'one')
  await writeFile(join(folder, 'content/home.test.ts'), 'a test')
  expect(await stamp({ PORT: '8080', SMTP_URL: 'smtp://localhost' })).toBe(before)
})

test('The stamp changes with the sources, with a new file, and with what the pages are told at build time', async () => {
  const stamps = [
    await stamp(),
    await stamp({ SITE_URL: 'https://a.example' }),
    await stamp({ ANON_KEY: 'another-key' }),
  ]
  await writeFile(join(folder, 'content/home.ts'), 'two')
  stamps.push(await stamp())
  await writeFile(join(folder, 'app/page.tsx'), '')
  stamps.push(await stamp())
  expect(new Set(stamps).size).toBe(stamps.length)
})
