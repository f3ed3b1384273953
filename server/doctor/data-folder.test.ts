import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { dataFolderFindings } from './data-folder.ts'
import { diskFinding, diskFindings } from './disk.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('A folder for its owner alone is fine, and so is one that the first start makes; nothing is made', async () => {
  for (const DATA_DIR of [folder, join(folder, 'not', 'yet')])
    expect(await dataFolderFindings(readEnvironment({ DATA_DIR }))).toMatchObject([{ severity: 'fine' }])
  expect(await readdir(folder)).toEqual([])
})

test('A folder that others may enter should be looked at; a store that they may read stands in the way', async () => {
  await chmod(folder, 0o755)
  expect(await dataFolderFindings(readEnvironment({ DATA_DIR: folder }))).toMatchObject([
    { severity: 'look', sentence: expect.stringContaining(`chmod 700 ${folder}`) },
  ])
  await writeFile(join(folder, 'site.sqlite'), '', { mode: 0o644 })
  expect(await dataFolderFindings(readEnvironment({ DATA_DIR: folder }))).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringContaining('chmod 600') },
  ])
})

test('A file in the way of the folder stands in the way', async () => {
  await writeFile(join(folder, 'file'), '')
  for (const name of ['file', 'file/below'])
    expect(await dataFolderFindings(readEnvironment({ DATA_DIR: join(folder, name) }))).toMatchObject([
      { severity: 'in-the-way', sentence: expect.stringContaining('a file is in its way') },
    ])
})

const elsewhere = { DATABASE_URL: 'postgres://db/site', SMTP_URL: 'smtp://mail' }

test('Where PostgreSQL and a mail server do the work, the folder is of no interest', async () => {
  expect(await dataFolderFindings(readEnvironment({ ...elsewhere, DATA_DIR: '/proc/x' }))).toEqual([])
  expect(await dataFolderFindings(readEnvironment({ ...elsewhere, DATA_DIR: folder }))).toEqual([])
})

test('A store that was there before PostgreSQL is looked at as long as it stays', async () => {
  await writeFile(join(folder, 'site.sqlite'), '', { mode: 0o644 })
  expect(await dataFolderFindings(readEnvironment({ ...elsewhere, DATA_DIR: folder }))).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringContaining('chmod 600') },
  ])
})

test.each([
  [10 * 1024 ** 2, 'in-the-way', /^Only 10 MB are free/],
  [500 * 1024 ** 2, 'look', /^Only 500 MB are free/],
  [50 * 1024 ** 3, 'fine', /^51200 MB are free/],
])('A disk with %i bytes left: %s', (free, severity, sentence) => {
  expect(diskFinding(free, '/srv/var')).toMatchObject({ severity, sentence: expect.stringMatching(sentence) })
})

test('The disk is that of the nearest folder that exists', async () => {
  const [there] = await diskFindings(readEnvironment({ DATA_DIR: join(folder, 'not', 'yet') }))
  expect(there?.sentence).toContain(join(folder, 'not', 'yet'))
})
