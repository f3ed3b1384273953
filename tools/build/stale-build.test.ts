import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('The browser tests refuse a build that is not of these sources and variables, in one sentence', async () => {
  const other = 'SITE_URL=https://never-built.example'
  const playwright = spawn('env', [other, 'node_modules/.bin/playwright', 'test', 'e2e/not-found.spec.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(playwright.stderr), once(playwright, 'exit')])
  expect(code).toBe(1)
  expect(complaint).toBe('The build is missing or older than its sources: run `npm run build`, then the tests again.\n')
})
