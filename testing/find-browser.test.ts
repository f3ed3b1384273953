import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from './find-browser.ts'

let folder: string
let chosen: string
let onPath: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'))
  chosen = join(folder, 'my-browser')
  onPath = join(folder, 'chromium')
  for (const file of [chosen, onPath]) {
    await writeFile(file, '#!/bin/sh\n')
    await chmod(file, 0o755)
  }
  await writeFile(join(folder, 'google-chrome'), 'not executable')
})

afterAll(() => rm(folder, { recursive: true }))

test('CHROME_PATH comes first', () => {
  expect(findBrowser({ CHROME_PATH: chosen, PATH: folder })).toBe(chosen)
})

test('Then a Chromium on the PATH', () => {
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(onPath)
})

test('A CHROME_PATH that is no program is told, not passed over', () => {
  expect(() => findBrowser({ CHROME_PATH: join(folder, 'google-chrome'), PATH: folder })).toThrow(
    /CHROME_PATH .* is not a program/,
  )
})
