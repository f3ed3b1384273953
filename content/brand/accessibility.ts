import type { AccessibilityReview } from '../accessibility-review.ts'

/** Whose declaration of accessibility it is. A test compares its last update with the day on which its words changed. */
export const accessibilityReview: AccessibilityReview = {
  established: { isoDate: '2026-11-15', text: '15 novembre 2026' },
  lastUpdate: { isoDate: '2026-11-17', text: '17 novembre 2026' },
  assessor: 'our team',
}
