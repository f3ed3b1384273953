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
  const date = Date.parse(storedDate ?? '')
  const isOutdated = now - date >= keptFor || date < Date.parse(purposesChangedOn)
  return isOutdated ? null : parseConsent(stored)
}

function parseConsent(stored: string | null): Consent | null {
  try {
    // What is no object throws here, or has none of them.
    const { preferences, analytics, marketing }: Consent = JSON.parse(stored ?? '')
    const isOurs = [preferences, analytics, marketing].every((choice) => choice === !!choice)
    return isOurs ? { essential: true, preferences, analytics, marketing } : null
  } catch {
    return null
  }
}
