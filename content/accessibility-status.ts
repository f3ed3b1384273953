import type { DeclaredStatus } from './accessibility/assessment.ts'

/** What every page's foot says. Apart from the criteria, which no page but the declaration is to carry; a test compares. */
export const declaredStatus: DeclaredStatus = 'partiellement conforme'
