/** What a visitor may allow beyond what the site cannot do without. */
export const consentPurposes = ['preferences', 'analytics', 'marketing'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/** When they, or the services behind them, last changed: a choice made before is erased and asked again. */
export const purposesChangedOn = '2025-01-28'
