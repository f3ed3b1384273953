import fc from 'fast-check'
import { expect, test } from 'vitest'
import { easterSunday, isPublicHoliday } from './public-holidays.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(String(easterSunday(year))).toBe(day)
})

test('The holidays of 2026 are those of the official calendar', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

test('Those of Alsace-Moselle alone are not among them', () => {
  for (const day of ['2026-04-03', '2025-12-26', '2026-12-26'])
    expect(isPublicHoliday(Temporal.PlainDate.from(day)), day).toBe(false)
})

test('In any year Easter is a Sunday of spring, and eleven holidays fall on ten days at least', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2600 }), (year) => {
      const easter = easterSunday(year)
      expect(easter.dayOfWeek).toBe(7)
      expect(String(easter) >= `${year}-03-22` && String(easter) <= `${year}-04-25`).toBe(true)
      expect([10, 11]).toContain(holidaysOf(year).length)
    }),
    { numRuns: 40 },
  )
})

function holidaysOf(year: number) {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  return Array.from({ length: first.daysInYear }, (_, days) => first.add({ days }))
    .filter(isPublicHoliday)
    .map(String)
}
