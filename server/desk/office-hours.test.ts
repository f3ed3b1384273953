import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOfParisDay, parisDay, writtenParisTime } from '#server/paris-time.ts'
import { createOfficeHours } from './office-hours.ts'

const hour = 3600 * 1000
const { answerDeadline, isOpen, nextOpening } = createOfficeHours({ opens: '09:00', closes: '18:00' })

test.each([
  ['on a working day', '2026-11-16T10:15+01:00', 24, 'mardi 17 novembre 2026 à 10:15'],
  ['in the evening', '2026-11-16T20:30+01:00', 24, 'mardi 17 novembre 2026 à 18:00'],
  ['before the office opens', '2026-11-17T07:37+01:00', 24, 'mardi 17 novembre 2026 à 18:00'],
  ['on a Friday', '2026-11-13T15:00+01:00', 24, 'vendredi 13 novembre 2026 à 18:00'],
  ['when the week is about to end', '2026-11-13T17:50+01:00', 24, 'lundi 16 novembre 2026 à 10:00'],
  ['at the weekend', '2026-11-15T07:37+01:00', 24, 'lundi 16 novembre 2026 à 10:00'],
  [
    'on a Sunday, a day before the office has just opened',
    '2026-11-15T09:10+01:00',
    24,
    'lundi 16 novembre 2026 à 10:00',
  ],
  ['on the Saturday before the clocks go back', '2026-10-24T12:00+02:00', 24, 'lundi 26 octobre 2026 à 10:00'],
  ['on the Friday before they go forward', '2026-03-27T20:00+01:00', 24, 'lundi 30 mars 2026 à 10:00'],
  ['on the eve of a holiday', '2026-11-10T17:50+01:00', 24, 'jeudi 12 novembre 2026 à 10:00'],
  ['on a holiday', '2026-11-11T11:00+01:00', 24, 'jeudi 12 novembre 2026 à 11:00'],
  ['on the evening before Easter', '2026-04-03T19:00+02:00', 24, 'mardi 7 avril 2026 à 10:00'],
  ['before Ascension, whose Friday is worked', '2026-05-13T17:30+02:00', 24, 'vendredi 15 mai 2026 à 10:00'],
  ['urgent, in the morning', '2026-11-16T10:15+01:00', 4, 'lundi 16 novembre 2026 à 14:15'],
  ['urgent, in the afternoon', '2026-11-16T16:30+01:00', 4, 'lundi 16 novembre 2026 à 18:00'],
  ['urgent, at night', '2026-11-17T03:00+01:00', 4, 'mardi 17 novembre 2026 à 10:00'],
  ['urgent, at dawn', '2026-11-17T05:30+01:00', 4, 'mardi 17 novembre 2026 à 10:00'],
  ['urgent, on Christmas Day, a Friday', '2026-12-25T10:00+01:00', 4, 'lundi 28 décembre 2026 à 10:00'],
])('A request that comes %s (%s, %i h) is answered while the office is open', (_, received, hours, deadline) => {
  expect(writtenParisTime(answerDeadline(Date.parse(received), hours))).toBe(deadline)
})

const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') })
const promises = fc.constantFrom(4, 24)

test('Whenever it comes, the deadline is in office hours and leaves an hour of them', () => {
  fc.assert(
    fc.property(moments, promises, (received, hours) => {
      const deadline = answerDeadline(received, hours)
      // The last moment of a day counts as open: the answer may come as the office closes.
      expect(isOpen(deadline - 1)).toBe(true)
      const start = isOpen(received) ? received : nextOpening(received)
      expect(deadline - start).toBeGreaterThanOrEqual(hour)
    }),
  )
})

test('It breaks the promise only where keeping it would have left less than an hour of them', () => {
  fc.assert(
    fc.property(moments, promises, (received, hours) => {
      const deadline = answerDeadline(received, hours)
      if (deadline <= received + hours * hour) return
      expect(deadline).toBe(nextOpening(received) + hour)
      // Minutes are counted where they begin: an hour less a moment may hold the beginning of sixty.
      expect(openMinutes(received, received + hours * hour)).toBeLessThanOrEqual(60)
    }),
    { numRuns: 60, examples: [[1_966_737_540_001, 4]] },
  )
})

test('Who comes later is not due earlier', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 100 * hour }), promises, (received, later, hours) => {
      expect(answerDeadline(received + later, hours)).toBeGreaterThanOrEqual(answerDeadline(received, hours))
    }),
    { numRuns: 300 },
  )
})

test('On a working day the office is open for nine hours, whatever the clocks do at night', () => {
  fc.assert(
    fc.property(moments, (time) => {
      const opening = nextOpening(time)
      const { start, end } = boundsOfParisDay(parisDay(opening))
      expect(openMinutes(start, end)).toBe(9 * 60)
    }),
    { numRuns: 30 },
  )
})

function openMinutes(from: number, to: number) {
  let minutes = 0
  for (let time = Math.ceil(from / 60_000) * 60_000; time < to; time += 60_000) if (isOpen(time)) minutes++
  return minutes
}
