/** What a visitor may allow beyond what the site cannot do without. */
export const consentPurposes = ['preferences', 'analytics', 'marketing'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/** When they last changed: a choice made before is asked again. */
export const purposesChangedOn = '2025-01-28'
