import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usableFolder } from './temporary-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp('/tmp/à part ')
})
afterEach(() => rm(folder, { recursive: true }))

test('A temporary folder is used by its full name, also where its name is relative, with spaces and accents', () => {
  expect(usableFolder([relative('.', folder), '/tmp'])).toBe(folder)
})

test('A temporary folder that is missing, no folder, or too deep for the sockets of a browser is passed over', async () => {
  const deep = join(folder, 'x'.repeat(60))
  await mkdir(deep)
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(usableFolder([join(folder, 'missing'), file, deep, folder])).toBe(folder)
  expect(() => usableFolder([deep])).toThrow(/^The tests can write to none of .*: set TMPDIR to .*\.$/)
})
