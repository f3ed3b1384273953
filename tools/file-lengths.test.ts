import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const most = 250

test(`No file of code or styles has more than ${most} lines; content and questions are data`, () => {
  const files = globSync('{app,contract,e2e,server,testing,tools}/**/*.{css,mjs,ts,tsx}')
  expect(files.length).toBeGreaterThan(400)
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > most)
  expect(long).toEqual([])
})
