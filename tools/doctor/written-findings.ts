import { type Finding, severities } from '#server/doctor/finding.ts'

const headings = {
  'in-the-way': 'Stands in the way',
  look: 'Should be looked at',
  unchecked: 'Could not be checked',
  fine: 'Fine',
} as const satisfies Record<Finding['severity'], string>

/** For a person: by weight, a sentence each, and what it comes to. */
export function writtenFindings(findings: readonly Finding[]): string {
  const parts = severities.map((severity) => {
    const sentences = findings.filter((finding) => finding.severity === severity).map(({ sentence }) => sentence)
    return sentences.length > 0 ? [headings[severity], ...sentences.map((sentence) => `  - ${sentence}`), ''] : []
  })
  return [...parts.flat(), conclusion(count(findings, 'in-the-way')), ''].join('\n')
}

/** For a program: the same, with how many of each. */
export function findingsAsJson(findings: readonly Finding[]): string {
  const counts = Object.fromEntries(severities.map((severity) => [severity, count(findings, severity)]))
  return `${JSON.stringify({ counts, findings }, null, 2)}\n`
}

function count(findings: readonly Finding[], severity: Finding['severity']) {
  return findings.filter((finding) => finding.severity === severity).length
}

function conclusion(inTheWay: number) {
  if (inTheWay === 0) return 'Nothing stands between this configuration and production.'
  const things = inTheWay === 1 ? '1 thing stands' : `${inTheWay} things stand`
  return `${things} between this configuration and production.`
}
