import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stopWithParent } from '#server/stop-with-parent.ts'
import { endWithUs } from '#testing/end-with-us.ts'
import { findBrowser } from '#testing/find-browser.ts'

/** Everything that `npm test` checks. What does not depend on each other runs side by side; the first failure ends it. */
const steps: Record<string, string>[] = [
  {
    'types of the pages': 'tsc -p tsconfig.app.json',
    'types of the server': 'tsc -p tsconfig.server.json',
    'types of the tests': 'tsc -p tsconfig.json',
    'style and import fences': 'biome check --error-on-warnings .',
    'unused files, exports and packages': 'knip',
    build: 'node tools/build/build.ts',
  },
  // After the build, which has taught the assistant. What waits for a mail server leaves its core to the browser.
  { 'unit and integration tests': 'vitest run', 'tests in the browser': 'playwright test --project tests' },
]

stopWithParent()
ensureBrowser()
const started = performance.now()
for (const step of steps) {
  const results = await Promise.all(Object.entries(step).map(([name, command]) => run(name, command)))
  if (results.includes(false)) process.exit(1)
}
console.log(`All checks passed in ${seconds(performance.now() - started)}.`)

function run(name: string, command: string): Promise<boolean> {
  const start = performance.now()
  // npm has put node_modules/.bin, and with it the pinned Node, first on the PATH.
  const child = spawn(`exec ${command}`, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  endWithUs(child, { signal: 'TERM' })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds(performance.now() - start)})`)
      resolve(code === 0)
    })
  })
}

/** There is always a browser: tests that need one are never skipped. */
function ensureBrowser() {
  if (findBrowser()) return
  const useApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const command = useApt ? 'apt-get update -qq && apt-get install -y -qq chromium' : 'playwright install chromium'
  console.log(`No Chromium was found: installing one with \`${command}\`.`)
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
  if (findBrowser()) return
  console.error('No Chromium could be installed: install one, or set CHROME_PATH to a browser.')
  process.exit(1)
}

function seconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
