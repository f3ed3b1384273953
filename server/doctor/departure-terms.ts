import type { Assurances } from '#content/assurances.ts'
import { hostingAssurances } from '#content/brand/hosting.ts'
import { departure } from '#content/brand/promises.ts'
import { departureLimits, unlawfulDeparture } from '#content/departure.ts'
import type { Finding } from './finding.ts'

const untold =
  'content/brand/hosting.ts: a provider that hosts says on its site under which law the infrastructure is and how access by foreign authorities is prevented, and in which formats one leaves (Regulation (EU) 2023/2854, articles 28 and 26): fill in jurisdiction, foreignAccess and exportFormats.'

/** What the build refuses on its day, a site that was built before that day goes on saying. */
export function departureFindings(
  terms: typeof departure = departure,
  now = Date.now(),
  told: Assurances = hostingAssurances,
): readonly Finding[] {
  const { noChargeFrom } = departureLimits
  const refused = unlawfulDeparture(terms, new Date(now))
  const endsSoon = terms.charge > 0 && now < Date.parse(noChargeFrom)
  const findings = [
    ...refused.map((problem) => finding('in-the-way', `${problem} Then build the site again.`)),
    ...(endsSoon
      ? [
          finding(
            'look',
            `content/brand/promises.ts: departure.charge is forbidden from ${noChargeFrom} on (Regulation (EU) 2023/2854, article 29): set it to 0 and build the site again before that day.`,
          ),
        ]
      : []),
    ...(told.jurisdiction && told.foreignAccess && told.exportFormats ? [] : [finding('look', untold)]),
  ]
  if (findings.length > 0) return findings
  return [finding('fine', 'How a customer leaves is within the limits of Regulation (EU) 2023/2854.')]
}

function finding(severity: Finding['severity'], sentence: string): Finding {
  return { about: 'departure', severity, sentence }
}
