import type { Counts } from './assessment.ts'

/** « 9 conformes, 1 non applicable » */
export function resultText({ conform, notConform, notAssessed, notApplicable }: Counts) {
  return listed([
    [conform, conform === 1 ? 'conforme' : 'conformes'],
    [notConform, notConform === 1 ? 'non conforme' : 'non conformes'],
    [notAssessed, 'à évaluer'],
    [notApplicable, notApplicable === 1 ? 'non applicable' : 'non applicables'],
  ])
}

/** “9 met, 1 not applicable” */
export function resultInEnglish({ conform, notConform, notAssessed, notApplicable }: Counts) {
  return listed([
    [conform, 'met'],
    [notConform, 'not met'],
    [notAssessed, 'still to assess'],
    [notApplicable, 'not applicable'],
  ])
}

function listed(parts: readonly (readonly [number, string])[]) {
  return parts.flatMap(([count, label]) => (count > 0 ? [`${count} ${label}`] : [])).join(', ')
}
