import { browserConsent } from './browser-consent.ts'

/**
 * The banner stands in every prerendered page, out of sight; this attribute on <html> shows it. So it appears before React
 * has come, without moving anything, and never flashes at those who have chosen.
 */
export function showBannerWhileConsentIsAsked() {
  const update = () =>
    document.documentElement.toggleAttribute('data-asks-consent', browserConsent?.state().asks ?? false)
  update()
  browserConsent?.subscribe(update)
}
