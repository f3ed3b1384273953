import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { buildStamp } from './build-stamp.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stamp-'))
  await write('package-lock.json', '{}')
  await write('content/home.ts', 'one')
})

afterEach(() => rm(folder, { recursive: true }))

const stamp = (variables: Record<string, string> = {}) => buildStamp(readEnvironment(variables), folder)

test('The stamp stays the same while nothing that the build reads changes', async () => {
  const before = stamp()
  await write('content/home.ts', 'one')
  expect(stamp({ PORT: '8080', SMTP_URL: 'smtp://localhost' })).toBe(before)
})

test.each([
  'testing/mail-catcher.ts',
  'tools/bench/bench.ts',
  'tools/campaign/fuzz.ts',
  'tools/leads/help.ts',
  'tools/test.ts',
  'tools/build/fonts.test.ts',
  'app/ui/field.test.tsx',
  'content/home.test.ts',
  'e2e/shell.spec.ts',
  'server/app.test.ts',
  'docs/architecture.md',
])('Whoever edits %s need not build again', async (file) => {
  const before = stamp()
  await write(file, 'edited')
  expect(stamp()).toBe(before)
})

test.each([
  'content/home.ts',
  'content/pages/home.ts',
  'content/page-dates.json',
  'contract/chat-protocol.ts',
  'app/page.tsx',
  'app/styles/tokens.css',
  'content/brand/mark.ts',
  'server/app.ts',
  'server/assistant/embedded/phrases/company.json',
  'tools/build/build.ts',
  'tools/build/feeds/sitemap.ts',
  'package-lock.json',
])('The stamp changes with %s', async (file) => {
  const before = stamp()
  await write(file, 'edited')
  expect(stamp()).not.toBe(before)
})

test('The stamp changes with what the pages are told at build time', async () => {
  const stamps = [stamp(), stamp({ SITE_URL: 'https://a.example' }), stamp({ ANON_KEY: 'another-key' })]
  expect(new Set(stamps).size).toBe(stamps.length)
})

async function write(file: string, content: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}
