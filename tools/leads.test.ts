import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { Misuse, runLeads } from './leads/run-leads.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('The leads tool', () => {
  test('explains itself', async () => {
    for (const args of [['--help'], ['-h'], ['erase', '--help']]) {
      const help = await leads(...args)
      for (const command of ['list', 'show', 'export', 'erase', 'purge', 'retry'])
        expect(help).toContain(`-- ${command}`)
    }
  })

  test.each([
    [[], 'A command is missing: say one of list, show, export, erase, purge, retry, for example npm run leads -- list'],
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
    [['export', '--output', '/nowhere/at/all.csv'], /^\/nowhere\/at\/all\.csv cannot be written/],
    [['erase'], 'The e-mail address is missing: see npm run leads -- --help'],
    [['erase', 'jeanne'], 'jeanne is no e-mail address, for example erase jeanne@example.org'],
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
    const noStore = await command(['list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(noStore).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The store cannot be opened \(.*ECONNREFUSED.*\): check DATABASE_URL\.\n$/),
    })
  })

  test('works on an empty store, and keeps an exported file to its owner', async () => {
    expect(await leads('list')).toContain('0 shown. Mails: 0 sent, 0 waiting, 0 set aside.')
    expect(await leads('export')).toMatch(/^\ufeff"id";"receivedAt";"firstName";.*\r\n$/)
    const file = join(folder, 'export.json')
    expect(await leads('export', '--format', 'json', '--output', file)).toBe(`0 requests exported to ${file}.\n`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([])
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  test('starts at the same time as others on a store that is still empty', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'leads-'))
    const results = await Promise.all(Array.from({ length: 4 }, () => command(['list'], { DATA_DIR: fresh })))
    await rm(fresh, { recursive: true })
    expect(results.map(({ code, stderr }) => ({ code, stderr }))).toEqual(results.map(() => ({ code: 0, stderr: '' })))
  })
})

function leads(...args: string[]) {
  return runLeads(args, readEnvironment({ DATA_DIR: folder }), Date.now())
}

async function command(args: readonly string[], variables: Record<string, string>) {
  try {
    const options = { env: variables }
    const done = await promisify(execFile)('node_modules/.bin/node', ['tools/leads.ts', ...args], options)
    return { code: 0, ...done }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code, stdout, stderr }
  }
}
