import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite } from '#server/store/open-store.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { writeOwnFile } from './write-own-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('A file that others may read is its owner’s alone once personal data is in it, also behind a link', async () => {
  const file = join(folder, 'leads.csv')
  const link = join(folder, 'latest.csv')
  await writeFile(file, 'before')
  await chmod(file, 0o644)
  await symlink(file, link)
  await writeOwnFile(link, 'Jeanne')
  expect(await readFile(file, 'utf8')).toBe('Jeanne')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['latest.csv', 'leads.csv'])
})

test('What is no file is written to as it is', async () => {
  await writeOwnFile('/dev/null', 'Jeanne')
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true)
  await expect(writeOwnFile(folder, 'Jeanne')).rejects.toThrow(/cannot be written \(EISDIR/)
})

test('Where there is no room, exports and backups leave what was there, nothing of themselves, and do not blame the store', async () => {
  const store = openSqlite(folder)
  await migrate(store, Date.now())
  await store.write((transaction) =>
    transaction
      .insertInto('settings')
      .values({ name: 'large', value: exampleRequest.message.repeat(10_000) })
      .execute(),
  )
  await store.close()
  const there = join(folder, 'there.json')
  await writeFile(there, 'before')
  const copy = join(folder, 'copy.sqlite')
  const before = await readdir(folder)

  const backup = await withShortFiles(resolve('tools/leads/leads.ts'), 'backup', copy)
  expect(backup).toEqual({ code: 1, stderr: expect.stringMatching(`^Store: .*\n${copy} cannot be written \\(`) })
  const program = `import { writeOwnFile } from '#tools/leads/write-own-file.ts'
    await writeOwnFile(process.argv[1], 'x'.repeat(200_000)).catch(({ message }) => console.error(message))`
  const written = await withShortFiles('--input-type=module', '--eval', program, there)
  expect(written).toEqual({ code: 0, stderr: `${there} cannot be written (EFBIG: file too large, write).\n` })
  expect(await readdir(folder)).toEqual(before)
  expect(await readFile(there, 'utf8')).toBe('before')
})

/** Where no file may be longer than 128 KB. */
async function withShortFiles(...args: string[]) {
  const shell = ['-c', 'ulimit -f 256 && exec "$@"', 'sh', process.execPath, ...args]
  const { code = 0, stderr } = await promisify(execFile)('sh', shell, { env: { DATA_DIR: folder } }).catch(
    (error) => error,
  )
  return { code, stderr }
}
