/** What a visitor may allow beyond what the site cannot do without. */
export const consentPurposes = ['preferences', 'analytics', 'marketing'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]
