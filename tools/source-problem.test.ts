import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'

const folder = join(mkdtempSync(join(tmpdir(), 'sources-')), 'à côté')
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

const goesOn = 'A site that runs goes on as it is.\n'

describe('A source that is broken is told in one sentence:', () => {
  test.each([
    [
      'a quote that is not closed',
      { 'content/company.ts': 'export const company = 1\nexport const broken = "abc\n' },
      `content/company.ts, line 2, cannot be read (Unterminated string constant): correct it, then try again. ${goesOn}`,
    ],
    [
      'a name that is not there',
      { 'content/company.ts': 'export const enterprise = 1\n' },
      `start.ts, line 1, cannot be read (The requested module './content/company.ts' does not provide an export named 'company'): correct it, then try again. ${goesOn}`,
    ],
    [
      'a list in JSON',
      {
        'content/company.ts':
          "import list from './list.json' with { type: 'json' }\nexport const company = { name: 'A', list }\n",
        'content/list.json': '{"a": }',
      },
      `content/list.json cannot be read (Unexpected token '}', "{"a": }" is not valid JSON): correct it, then try again. ${goesOn}`,
    ],
    [
      'a field of another name',
      {
        'content/company.ts':
          "const written: { name?: string } = Object({ nom: 'A' })\nexport const company = written.name!.trim()\n",
      },
      `content/company.ts, line 2, lacks something in content/ (Cannot read properties of undefined (reading 'trim')): \`npm run types\` says where. ${goesOn}`,
    ],
  ])('%s', async (_, files, sentence) => {
    expect(await start(files)).toEqual({ code: 1, stderr: sentence })
  })
})

test('What a program throws by itself is shown as it is', async () => {
  const { code, stderr } = await start({
    'content/company.ts': 'export const company = () => { throw new Error("mine") }',
  })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Error: mine\n {4}at company /)
})

/** A program that asks content/, started as the scripts of package.json are. */
async function start(files: Readonly<Record<string, string>>) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'content'), { recursive: true })
  const program =
    "import { company } from './content/company.ts'\nsetTimeout(() => typeof company === 'function' && company())\n"
  for (const [name, text] of Object.entries({ 'start.ts': program, ...files })) writeFileSync(join(folder, name), text)
  const run = promisify(execFile)(process.execPath, ['--import', resolve('tools/pinned-node.mjs'), 'start.ts'], {
    cwd: folder,
  })
  const { code = 0, stderr } = await run.catch((error) => error)
  return { code, stderr }
}
