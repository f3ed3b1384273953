import { expect, test } from 'vitest'
import { writtenParisTime } from '#server/paris-time.ts'
import { callBackDeadline } from './call-back-deadline.ts'

const office = { opens: '09:00', closes: '18:00' }

test.each([
  ['on a working day', '2026-11-16T10:15+01:00', 24, 'mardi 17 novembre 2026 à 10:15'],
  ['in the evening', '2026-11-16T20:30+01:00', 24, 'mardi 17 novembre 2026 à 18:00'],
  ['before the office opens', '2026-11-17T07:37+01:00', 24, 'mardi 17 novembre 2026 à 18:00'],
  ['on a Friday', '2026-11-13T15:00+01:00', 24, 'vendredi 13 novembre 2026 à 18:00'],
  ['when the week is about to end', '2026-11-13T17:50+01:00', 24, 'lundi 16 novembre 2026 à 10:00'],
  ['at the weekend', '2026-11-15T07:37+01:00', 24, 'lundi 16 novembre 2026 à 10:00'],
  ['on the Saturday before the clocks go back', '2026-10-24T12:00+02:00', 24, 'lundi 26 octobre 2026 à 10:00'],
  ['urgent, in the morning', '2026-11-16T10:15+01:00', 4, 'lundi 16 novembre 2026 à 14:15'],
  ['urgent, in the afternoon', '2026-11-16T16:30+01:00', 4, 'lundi 16 novembre 2026 à 18:00'],
  ['urgent, at night', '2026-11-17T03:00+01:00', 4, 'mardi 17 novembre 2026 à 10:00'],
])('A request that comes %s (%s, %i h) is called back while the office is open', (_, received, hours, deadline) => {
  expect(writtenParisTime(callBackDeadline(Date.parse(received), hours, office))).toBe(deadline)
})
