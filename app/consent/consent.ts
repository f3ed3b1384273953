import type { ConsentPurpose } from '#content/consent-purposes.ts'
import { choiceDays } from '#content/kept-for.ts'
import { purposesChangedOn } from '#content/purposes-changed-on.ts'

/** What the visitor allows. Essential items need no permission. */
export type Consent = { readonly essential: true } & { readonly [Purpose in ConsentPurpose]: boolean }

export const onlyEssential: Consent = { essential: true, preferences: false, analytics: false, marketing: false }
export const everything: Consent = { essential: true, preferences: true, analytics: true, marketing: true }

export const consentKey = 'cookie-consent'
export const consentDateKey = 'cookie-consent-date'

const aMinute = 60_000

/**
 * The stored choice, or nothing where there is none, where it is not one of ours, or where it must be asked again.
 * A choice without a readable date still counts, one of a day to come (by a clock that was ahead) does not: it would count
 * for too long. The clocks of two tabs may differ a little.
 */
export function readConsent(
  stored: string | null | undefined,
  storedDate: string | null | undefined,
  now: number,
): Consent | undefined {
  const date = Date.parse(storedDate ?? '')
  const age = now - date
  const isOutdated = age < -aMinute || age >= choiceDays * 24 * 60 * aMinute || date < Date.parse(purposesChangedOn)
  if (!isOutdated) return parseConsent(stored)
}

function parseConsent(stored: string | null | undefined): Consent | undefined {
  try {
    // What is no object throws here, or has none of them. At a first visit nothing is thrown: that would take milliseconds.
    const { preferences, analytics, marketing }: Consent = JSON.parse(stored ?? '{}')
    const isOurs = [preferences, analytics, marketing].every((choice) => choice === !!choice)
    if (isOurs) return { essential: true, preferences, analytics, marketing }
  } catch {}
}
