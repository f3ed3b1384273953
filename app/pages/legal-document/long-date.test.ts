import { expect, test } from 'vitest'
import { isoDay, longDate } from './long-date.ts'

test.each([
  ['2026-11-15', '15 novembre 2026'],
  ['2027-01-01', '1er janvier 2027'],
  ['2026-08-11', '11 août 2026'],
  ['2028-02-29', '29 février 2028'],
])('%s reads « %s »', (isoDate, text) => {
  expect(longDate(isoDate)).toBe(text)
})

test("The day is the one on the visitor's calendar, at both ends of it", () => {
  expect(isoDay(new Date(2027, 0, 1, 0, 0, 0))).toBe('2027-01-01')
  expect(isoDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
})
