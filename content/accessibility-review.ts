type Day = { readonly isoDate: `${number}-${number}-${number}`; readonly text: string }

/** When the declaration of accessibility was drawn up, when its words last changed, and who assessed the site. */
export type AccessibilityReview = {
  readonly established: Day
  readonly lastUpdate: Day
  readonly assessor: 'our team' | { readonly name: string }
}
