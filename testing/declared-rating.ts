import type { Rating } from '#content/company-facts.ts'

/** A rating as a company has to declare it: with where it comes from. */
export const declaredRating = {
  value: 4.9,
  count: 127,
  provenance: {
    collectedBy: 'A',
    checkedBy: 'B',
    checkedOn: 'en mai 2026',
    checkedUntil: '2026-05-31',
    url: 'https://avis.example',
    rules: 'https://avis.example/controle',
  },
} satisfies Rating
