import { expect, test } from 'vitest'
import { longDate } from '#app/pages/legal-document/long-date.ts'
import { legalNoticeVersions } from '#content/brand/legal-notice-history.ts'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { paths } from '#content/paths.ts'
import { fingerprint, legalTexts, readPageDates } from './page-dates.ts'

const histories = new Map([
  [paths.legalNotice, legalNoticeVersions],
  [paths.privacyPolicy, privacyPolicyVersions],
])

test.each([...histories])('The history of %s goes back from day to day, each written as it is read', (_, versions) => {
  const days = versions.map(({ isoDate }) => isoDate)
  expect(days).toEqual([...new Set(days)].sort().reverse())
  for (const { isoDate, text } of versions) expect(text).toBe(longDate(isoDate))
})

test.each(legalTexts)(
  'The last version of $path is no older than its text: add an entry, run npm run date-pages',
  async ({ path, text }) => {
    const recorded = (await readPageDates())[path]
    expect(recorded?.fingerprint).toBe(fingerprint(text))
    const [last] = [...histories].find(([document]) => document === path)?.[1] ?? []
    expect(String(last?.isoDate) >= String(recorded?.changedOn)).toBe(true)
  },
)
