import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './testing/find-browser.ts'
import { settleTemporaryFolder } from './testing/temporary-folder.ts'

settleTemporaryFolder()

const executablePath = findBrowser()
if (!executablePath) {
  throw new Error('There is no Chromium: `npx playwright install chromium` brings one, or set CHROME_PATH to yours.')
}

/** Without the animations of the browser's own window and a graphics card in software, a page costs less of a core. */
const lessWork = ['--disable-gpu', '--wm-window-animations-disabled', '--animation-duration-scale=0']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/require-fresh-build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  timeout: 120_000,
  // On a busy or stalling machine React comes late.
  expect: { timeout: 30_000 },
  // `npm test` takes an example of what the campaign goes through in full (e2e/long.ts).
  projects: [
    { name: 'tests', grepInvert: /@long/ },
    { name: 'campaign', grep: /@long/ },
  ],
  use: { launchOptions: { executablePath, args: [...browserArguments, ...lessWork] } },
})
