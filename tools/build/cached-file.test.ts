import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cachedFile } from './cached-file.ts'

test('Two who want the same file at once both get it, and nothing else stays in the cache', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cached-'))
  const want = () => cachedFile(join(folder, 'picture.png'), async () => Buffer.from('picture'))
  const both = await Promise.all([want(), want(), want()])
  expect(both.map(String)).toEqual(['picture', 'picture', 'picture'])
  expect(await readdir(folder)).toEqual(['picture.png'])
  await rm(folder, { recursive: true })
})
