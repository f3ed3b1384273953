import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const most = 250

/** Tests that are longer yet. Whoever splits one takes it out; nothing comes in. */
const longTests = [
  'server/desk/desk.test.ts',
  'server/outbox/outbox-worker.test.ts',
  'server/rights/rights.test.ts',
  'server/webhook/webhook.test.ts',
]

test(`No file of code or styles has more than ${most} lines; content and questions are data`, () => {
  const files = globSync('{app,contract,e2e,server,testing,tools}/**/*.{css,mjs,ts,tsx}')
  expect(files.length).toBeGreaterThan(400)
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > most)
  expect(long.filter((file) => !longTests.includes(file))).toEqual([])
})
