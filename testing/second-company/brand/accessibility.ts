import type { AccessibilityReview } from '#content/accessibility-review.ts'

export const accessibilityReview: AccessibilityReview = {
  established: { isoDate: '2026-02-20', text: '20 février 2026' },
  lastUpdate: { isoDate: '2026-03-02', text: '2 mars 2026' },
  assessor: { name: 'Vue Claire SARL' },
}
