import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

type Host = { CHROME_PATH?: string | undefined; PATH?: string | undefined }

/** The Chromium of CHROME_PATH, of the PATH, or of Playwright, in this order. */
export function findBrowser({ CHROME_PATH, PATH = '' }: Host = process.env): string | undefined {
  if (CHROME_PATH) {
    if (isExecutable(CHROME_PATH)) return CHROME_PATH
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which is not a program: give a browser's path or unset it.`)
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)))
  const installed = chromium.executablePath()
  return onPath.find(isExecutable) ?? (existsSync(installed) ? installed : undefined)
}

/** Root has no sandbox; the rest keeps a browser in a closed network from asking for the outside. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
