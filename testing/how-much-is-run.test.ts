import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { howMuchIsRun } from './how-much-is-run.ts'

test.each([
  ['e2e/every-page.spec.ts', 'fits every width', 'whole'],
  ['e2e/every-page.spec.ts', 'nor to another engine', 'example'],
  ['e2e/every-page.spec.ts', 'Text twice as large', 'example'],
  ['e2e/demo-request.spec.ts', 'is refused within 30 seconds', 'campaign'],
  ['e2e/cas-usage-headlines.spec.ts', 'at their button and at its press', 'campaign'],
  ['tools/start.campaign.test.ts', 'test(', 'campaign'],
  ['content/retention.test.ts', 'Every row of the table of durations', 'whole'],
  ['content/retention.test.ts', 'a title that no test has', undefined],
  ['e2e/no-such-file.spec.ts', 'fits every width', undefined],
  ['e2e/long.ts', 'longUnless', undefined],
])('%s: « %s » is run %s', (file, title, run) => {
  expect(howMuchIsRun(file, title)).toBe(run)
})

test('No group of tests is kept for the campaign as a whole, which their titles would not show', () => {
  const specs = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'))
  expect(specs.length).toBeGreaterThan(20)
  expect(
    specs.filter((name) => /describe(?:\.\w+)?\([^\n]*\blong\b/.test(readFileSync(`e2e/${name}`, 'utf8'))),
  ).toEqual([])
})
