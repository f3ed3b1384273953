import { expect, test } from 'vitest'
import { legalNoticeVersions } from '#content/brand/legal-notice-history.ts'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { paths } from '#content/paths.ts'
import { fingerprint } from './page-dates.ts'
import { processingLines } from './processing-lines.ts'
import recorded from './told-processing.json' with { type: 'json' }

const histories = new Map<string, typeof privacyPolicyVersions>([
  [paths.legalNotice, legalNoticeVersions],
  [paths.privacyPolicy, privacyPolicyVersions],
])

test.each(processingLines)('« $name » is recorded as it reads, with the words of the history that tell it', (line) => {
  const { path, name, text } = line
  const same = recorded.filter((entry) => entry.path === path && entry.line === name)
  expect(
    same.map((entry) => entry.fingerprint),
    `${path}: a new version of its history is to tell this line; then record in told-processing.json: line, fingerprint, since and told`,
  ).toEqual([fingerprint(text)])
})

test('What is no longer done, kept or owed has left the record, too', () => {
  const gone = recorded.filter(
    ({ path, line }) => !processingLines.some((one) => one.path === path && one.name === line),
  )
  expect(gone, 'the history is to say that these ended; then take them out of told-processing.json').toEqual([])
})

test.each(recorded)('The version of $since tells « $line »', ({ path, since, told }) => {
  const versions = histories.get(path) ?? []
  // The first version tells all that it says; what is older is of a company before.
  if (since <= String(versions.at(-1)?.isoDate)) return
  expect(versions.find(({ isoDate }) => isoDate === since)?.changes.replaceAll(/\s/g, ' ')).toContain(told)
})
