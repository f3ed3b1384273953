import { consent } from '#content/consent.ts'

/** What each switch allows; nobody is asked about a measurement without being told that there is none. */
export function purposeTexts(isMeasured: boolean) {
  const { purposes, unmeasured } = consent
  const { analytics } = purposes
  return isMeasured ? purposes : { ...purposes, analytics: { ...analytics, text: `${analytics.text} ${unmeasured}` } }
}
