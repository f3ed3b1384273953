import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from './find-browser.ts'

export function launchBrowser(...more: readonly string[]) {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('There is no Chromium: run `npm test` once, or set CHROME_PATH.')
  return chromium.launch({ executablePath, args: [...browserArguments, ...more] })
}
