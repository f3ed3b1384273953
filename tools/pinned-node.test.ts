import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('Every script of ours looks first whether it runs on the pinned Node', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const ours = Object.values(scripts)
    .flatMap((script) => String(script).split(' && '))
    .filter((command) => command.includes('.ts'))
  expect(ours.length).toBeGreaterThan(6)
  for (const command of ours)
    expect(command).toMatch(
      /^(?:exec )?node .*--import \.\/tools\/pinned-node\.mjs tools\/[\w/-]+\.ts(?: --parent \$PPID| --only-if-stale)?$/,
    )
})

test.each(['20.20.2', '24.11.0'])('On Node %s a script ends with one sentence that gives the cure', async (version) => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
  expect(await leadsHelp('--import', older)).toEqual({
    code: 1,
    stdout: '',
    stderr: `This site runs on Node 26, which \`npm ci\` brings along unless it is told to ignore install scripts, and this is Node ${version}: run \`npm rebuild node --ignore-scripts=false\`, then try again.\n`,
  })
})

test('On the pinned Node it goes on', async () => {
  expect(await leadsHelp()).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('npm run leads') })
})

async function leadsHelp(...options: string[]) {
  try {
    const args = [...options, '--import', './tools/pinned-node.mjs', 'tools/leads/leads.ts', '--help']
    return { code: 0, ...(await promisify(execFile)('node_modules/.bin/node', args, { env: {} })) }
  } catch (error) {
    const { code, stdout, stderr } = Object(error)
    return { code, stdout, stderr }
  }
}
