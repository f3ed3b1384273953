import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { departure } from '#content/brand/promises.ts'
import { readEnvironment } from '#server/environment.ts'
import { departureFindings } from './departure-terms.ts'
import { settingsFindings } from './settings-findings.ts'

const charging = { ...departure, charge: 100 }
const saysAll = { jurisdiction: 'a', foreignAccess: 'b', exportFormats: 'c' }
const lastDay = Date.parse('2027-01-11T23:59:59Z')
const firstDay = Date.parse('2027-01-12')

test('A charge for leaving that a build has let through stands in the way from the day that forbids it on, and is announced before', () => {
  expect(departureFindings(charging, lastDay, saysAll)).toMatchObject([
    { severity: 'look', sentence: expect.stringMatching(/departure\.charge .* 2027-01-12 .* build/) },
  ])
  expect(departureFindings(charging, firstDay, saysAll)).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringMatching(/departure\.charge is 100.*article 29.* build/) },
  ])
  expect(departureFindings({ ...departure, charge: 0 }, firstDay, saysAll)).toMatchObject([{ severity: 'fine' }])
})

test('Every other term beyond the regulation stands in the way whatever the day, a sentence each', () => {
  const findings = departureFindings({ ...charging, noticeMonths: 3, retrievalDays: 29 }, lastDay, saysAll)
  expect(findings.map(({ severity }) => severity)).toEqual(['in-the-way', 'in-the-way', 'look'])
  for (const { sentence } of findings) expect(sentence).not.toContain('\n')
})

test('What articles 26 and 28 want on the site is looked for', () => {
  expect(departureFindings(departure, lastDay, { ...saysAll, exportFormats: '' })).toMatchObject([
    { severity: 'look', sentence: expect.stringMatching(/articles 28 and 26.*jurisdiction/) },
  ])
})

test('The start and the doctor look at the terms of this site', () => {
  expect(settingsFindings(readEnvironment({}))).toContainEqual(departureFindings()[0])
  expect(readFileSync('docs/brand.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    'a charge from the day of article 29 on; for a site that was built before that day, the start counts it among what stands in the way and `npm run doctor` says it',
  )
})
