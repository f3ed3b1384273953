import type { LegalHistory } from '#content/legal-document.ts'
import { historyId } from '#content/legal-versions.ts'
import { dayInEnglish } from '../../language/in-english.ts'
import type { Source } from '../../sources.ts'
import type { Saying, Sayings, TopicSite } from '../topic.ts'

/** What the newest version of each legal text changed; what those before it changed, its history says. */
export function legalChangeTopics({ content, sources }: TopicSite): Sayings {
  const { legalNoticeVersions, privacyPolicyVersions } = content
  return {
    'policy-changes-2026': () =>
      changes(['de la politique de confidentialité', 'the privacy policy'], privacyPolicyVersions, sources.privacy),
    'legal-notice-changes': () =>
      changes(['des mentions légales', 'the legal notice'], legalNoticeVersions, sources.legalNotice),
  }
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
