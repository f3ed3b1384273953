import { type ConsentPurpose, purposesChangedOn } from '#content/consent-purposes.ts'
import { choiceDays } from '#content/kept-for.ts'

/** What the visitor allows. Essential items need no permission. */
export type Consent = { readonly essential: true } & { readonly [Purpose in ConsentPurpose]: boolean }

export const onlyEssential: Consent = { essential: true, preferences: false, analytics: false, marketing: false }
export const everything: Consent = { essential: true, preferences: true, analytics: true, marketing: true }

export const consentItems = ['cookie-consent', 'cookie-consent-date'] as const

const keptFor = choiceDays * 24 * 60 * 60 * 1000

/**
 * The stored choice, or nothing where there is none, where it is not one of ours, or where it must be asked again.
 * A choice without a readable date still counts.
 */
export function readConsent(stored: string | null, storedDate: string | null, now: number): Consent | null {
  const consent = parseConsent(stored)
  const date = Date.parse(storedDate ?? '')
  if (!consent || Number.isNaN(date)) return consent
  const isCurrent = now - date < keptFor && date >= Date.parse(purposesChangedOn)
  return isCurrent ? consent : null
}

function parseConsent(stored: string | null): Consent | null {
  try {
    // What is no object throws here, or has none of them.
    const { preferences, analytics, marketing }: Record<ConsentPurpose, unknown> = JSON.parse(stored ?? '')
    if (typeof preferences !== 'boolean' || typeof analytics !== 'boolean' || typeof marketing !== 'boolean')
      return null
    return { essential: true, preferences, analytics, marketing }
  } catch {
    return null
  }
}
