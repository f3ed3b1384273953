import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { Misuse } from '#server/leads/misuse.ts'
import { migrate } from '#server/store/migrate.ts'
import { openSqlite } from '#server/store/open-store.ts'
import { runLeads } from './run-leads.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'))
  const store = openSqlite(folder)
  await migrate(store, Date.now())
  await store.close()
})
afterAll(() => rm(folder, { recursive: true }))

describe('The leads tool', () => {
  test('explains itself', async () => {
    for (const args of [['--help'], ['-h'], ['erase', '--help']]) {
      const help = await leads(...args)
      for (const command of [
        'list',
        'show',
        'export',
        'access',
        'correct',
        'limit',
        'erase',
        'breach',
        'purge',
        'release',
        'retry',
        'backup',
      ])
        expect(help).toContain(`-- ${command}`)
    }
  })

  test.each([
    [
      [],
      'A command is missing: say one of list, show, export, access, correct, limit, erase, breach, purge, release, retry, backup, for example npm run leads -- list',
    ],
    [['toString'], /^toString is no command: say one of/],
    [['list', 'all'], 'list takes no argument: see npm run leads -- --help'],
    [['list', '--limit', '0'], '--limit must be a whole number above zero, for example --limit 20'],
    [['list', '--since', '2026-01-01'], 'list has no option --since: see npm run leads -- --help'],
    [['list', '--what'], /--what/],
    [['show'], 'The id is missing: see npm run leads -- --help'],
    [['show', '%'], 'No request has the id %: npm run leads -- list shows them.'],
    [['show', '0', '1'], 'show takes one argument: see npm run leads -- --help'],
    [['export', '--format', 'xml'], '--format must be csv or json, for example --format json'],
    [['export', '--since', 'hier'], '--since must be a date, for example --since 2026-01-31'],
    [['export', '--since', '2026-13-45'], '--since must be a date, for example --since 2026-01-31'],
    [['export', '--since', '2026-02-31'], '--since must be a date, for example --since 2026-01-31'],
    [['export', '--output', '/nowhere/at/all.csv'], /^\/nowhere\/at\/all\.csv cannot be written/],
    [['erase'], 'The e-mail address is missing: see npm run leads -- --help'],
    [['erase', 'jeanne'], 'jeanne is no e-mail address, for example erase jeanne@example.org'],
    [['access'], 'The e-mail address is missing: see npm run leads -- --help'],
    [['access', 'jeanne'], 'jeanne is no e-mail address, for example access jeanne@example.org'],
    [['access', 'a@b.fr', '--output', '/dev/null/x'], /^\/dev\/null\/x cannot be written/],
    [['correct', 'a@b.fr'], /^What to correct is missing, for example --set firstName=Jeanne/],
    [['correct', 'a@b.fr', '--set', 'id=1'], /^--set takes one of firstName, lastName, email, /],
    [['correct', 'a@b.fr', '--set', 'firstName'], /^--set takes one of firstName, lastName, email, /],
    [['limit', 'jeanne'], 'jeanne is no e-mail address, for example limit jeanne@example.org'],
    [['limit', 'a@b.fr', '--json'], 'limit has no option --json: see npm run leads -- --help'],
    [['release', '%'], 'No request has the id %: npm run leads -- list shows them.'],
    [['retry', 'x'], 'No mail with the id x is set aside.'],
  ])('refuses %j in one clear sentence', async (args, sentence) => {
    const refusal = await leads(...args).catch((error) => error)
    expect(refusal).toBeInstanceOf(Misuse)
    expect(refusal.message).toMatch(sentence)
    expect(refusal.message).not.toContain('\n')
  })

  test('ends with another code than 0 on misuse and on an unusable store', async () => {
    const misuse = await command(['sing'], { DATA_DIR: folder })
    expect(misuse).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^sing is no command: .*\n$/) })
    const noStore = await command(['list'], { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })
    expect(noStore).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The database cannot be reached \(nothing listens on 127\.0\.0\.1:1\): .*\n$/),
    })
  })

  test('names its store beside what it prints, so that the output stays what a program can read', async () => {
    expect(await command(['list', '--json'], { DATA_DIR: folder })).toEqual({
      code: 0,
      stdout: '[]\n',
      stderr: `Store: SQLite file ${folder}/site.sqlite\n`,
    })
  })

  test.each(['list', 'erase jeanne@example.org'])('makes no store to answer from: %s', async (words) => {
    const empty = await mkdtemp(join(tmpdir(), 'leads-'))
    for (const DATA_DIR of [empty, join(empty, 'deeper')]) {
      expect(await command(words.split(' '), { DATA_DIR })).toEqual({
        code: 1,
        stdout: '',
        stderr: `No contact request was ever stored in SQLite file ${DATA_DIR}/site.sqlite: set DATA_DIR or DATABASE_URL to what the service runs with, for example DATA_DIR=/srv/site/var\n`,
      })
    }
    expect(await readdir(empty)).toEqual([])
    await rm(empty, { recursive: true })
  })

  test('takes a file without tables for no store, and leaves it as it was', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'leads-'))
    await writeFile(join(empty, 'site.sqlite'), '')
    const refusal = runLeads(['list'], readEnvironment({ DATA_DIR: empty }), Date.now(), () => {})
    await expect(refusal).rejects.toThrow(/^No contact request was ever stored in SQLite file /)
    expect(await readdir(empty)).toEqual(['site.sqlite'])
    expect(await readFile(join(empty, 'site.sqlite'))).toHaveLength(0)
    await rm(empty, { recursive: true })
  })

  test('works on an empty store, and keeps an exported file to its owner', async () => {
    expect(await leads('list')).toContain('0 shown. Mails: 0 sent, 0 waiting, 0 set aside.')
    expect(await leads('export')).toMatch(/^\ufeff"id";"receivedAt";"firstName";.*\r\n$/)
    const file = join(folder, 'export.json')
    expect(await leads('export', '--format', 'json', '--output', file)).toBe(`0 requests exported to ${file}.\n`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([])
    expect((await stat(file)).mode & 0o077).toBe(0)
  })
})

function leads(...args: string[]) {
  return runLeads(args, readEnvironment({ DATA_DIR: folder }), Date.now(), () => {})
}

async function command(args: readonly string[], variables: Record<string, string>) {
  try {
    const options = { env: variables }
    const done = await promisify(execFile)('node_modules/.bin/node', ['tools/leads/leads.ts', ...args], options)
    return { code: 0, ...done }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code, stdout, stderr }
  }
}
