import { expect, test } from 'vitest'
import { dateText, fingerprint } from './page-dates.ts'

const today = '2026-11-16'
const of = (text: string, changedOn: string) => ({ '/services': { changedOn, fingerprint: fingerprint(text) } })

test('A text that changed is dated today and told, on the day of its last change too; one that did not is left alone', () => {
  const entry = { changedOn: today, fingerprint: fingerprint('neuf') }
  expect(dateText('/services', 'neuf', { dates: {}, today })).toEqual({ entry, told: `/services: ${today}` })
  expect(dateText('/services', 'neuf', { dates: of('vieux', '2026-05-04'), today })).toEqual({
    entry,
    told: `/services: ${today}`,
  })
  expect(dateText('/services', 'neuf', { dates: of('vieux', today), today })).toEqual({
    entry,
    told: `/services: ${today}, again`,
  })
  const kept = of('neuf', '2026-05-04')
  expect(dateText('/services', 'neuf', { dates: kept, today })).toEqual({ entry: kept['/services'] })
})
