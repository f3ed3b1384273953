import { conformityRate, type DeclaredStatus, statusAt } from './accessibility/assessment.ts'
import { accessibilitySummary } from './accessibility-summary.ts'

const { conform, notConform, notAssessed } = accessibilitySummary.counts
const rate = conformityRate(accessibilitySummary.counts)
const status = statusAt(rate)

const inEnglish: Readonly<Record<DeclaredStatus, string>> = {
  'totalement conforme': 'fully compliant',
  'partiellement conforme': 'partially compliant',
  'non conforme': 'not compliant',
}

/** For the assistant's sentences, from the grid, as the declaration has them: `{conformity}`. */
export const accessibilityWords = {
  conformity: status,
  conformityInEnglish: inEnglish[status],
  conformityRate: String(rate),
  criteriaMet: String(conform),
  criteriaApplied: String(conform + notConform + notAssessed),
}
