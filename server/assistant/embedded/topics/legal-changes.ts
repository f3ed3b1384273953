import type { LegalHistory } from '#content/legal-document.ts'
import { historyId } from '#content/legal-versions.ts'
import { dayInEnglish } from '../../language/in-english.ts'
import { lowerFirst } from '../../markdown.ts'
import type { Source } from '../../sources.ts'
import { forEach, merged, type Saying, type Sayings, type TopicSite } from '../topic.ts'

/** What the newest version of each legal text changed, and by its date what each of them did. */
export function legalChangeTopics({ content, sources }: TopicSite): Sayings {
  const { legalNoticeVersions, privacyPolicyVersions } = content
  return merged([
    {
      'policy-changes-2026': () =>
        changes(['de la politique de confidentialité', 'the privacy policy'], privacyPolicyVersions, sources.privacy),
      'legal-notice-changes': () =>
        changes(['des mentions légales', 'the legal notice'], legalNoticeVersions, sources.legalNotice),
    },
    versions(
      policyVersion,
      ['la politique de confidentialité', 'the privacy policy'],
      privacyPolicyVersions,
      sources.privacy,
    ),
    versions(noticeVersion, ['les mentions légales', 'the legal notice'], legalNoticeVersions, sources.legalNotice),
  ])
}

export const policyVersion = 'policy-version-'
export const noticeVersion = 'legal-notice-version-'

export function isVersion(id: string) {
  return id.startsWith(policyVersion) || id.startsWith(noticeVersion)
}

/** In one sentence: of a list of changes nothing is left out. */
function versions(
  beginning: string,
  [text, inEnglish]: readonly [string, string],
  list: LegalHistory,
  section: (id: string) => Source,
): Sayings {
  return forEach(
    list,
    ({ isoDate }) => beginning + isoDate,
    ({ isoDate, text: date, changes }) => ({
      kind: 'fact',
      inPhrases: { date, text },
      answer: `Le ${date}, dans ${text} : ${lowerFirst(changes.replace(/\. (\p{Lu})/gu, (_, first: string) => ` ; ${first.toLowerCase()}`))}`,
      english: `The history at the bottom of ${inEnglish} lists what changed on ${dayInEnglish(isoDate)}.`,
      sources: [section(historyId)],
      related: ['policy-date', 'gdpr', 'rights'],
    }),
  )
}

function changes(
  [ofText, inEnglish]: readonly [string, string],
  versions: LegalHistory,
  section: (id: string) => Source,
): Saying {
  const [newest] = versions
  const first = versions.at(-1) ?? newest
  const history = section(historyId)
  return {
    kind: 'fact',
    answer: `La dernière version ${ofText} date du ${newest.text}, la première du ${first.text} ([historique des versions](${history.href})). ${newest.changes}`,
    english: `The newest version of ${inEnglish} dates from ${dayInEnglish(newest.isoDate)}, the first from ${dayInEnglish(first.isoDate)}. What each one changed stands in [the history of versions](${history.href}).`,
    sources: [history],
    related: ['policy-date', 'gdpr', 'rights'],
  }
}
