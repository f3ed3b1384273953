import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

test('A folder is made with those above it, for its owner alone, and may be there already', async () => {
  const base = await mkdtemp(join(tmpdir(), 'folder-'))
  const folder = join(base, 'a', 'b')
  makeFolder(folder)
  makeFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await rm(base, { recursive: true })
})

test('Where none can be made, it says so instead of trying for ever', () => {
  expect(() => makeFolder('/proc/none/at/all')).toThrow(/ENOENT|EACCES|EPERM/)
})
