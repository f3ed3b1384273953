import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessibilityReport, reportFile } from './report.ts'

test('The criteria in the documentation are those of the data; `npm run accessibility` writes them', () => {
  expect(readFileSync(reportFile, 'utf8')).toBe(accessibilityReport())
})

test('The report names each of the 106 criteria once', () => {
  const numbers = [...accessibilityReport().matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => number)
  expect(new Set(numbers).size).toBe(106)
  expect(numbers).toHaveLength(106)
})
