import { browserConsent } from './browser-consent.ts'
import { everything, onlyEssential } from './consent.ts'

/** The banner's choices are made before React has come, and without it. Whether the button is one of them. */
export function chooseAtBanner({ dataset: { consent } }: HTMLElement) {
  if (consent) browserConsent?.save(consent === 'everything' ? everything : onlyEssential)
  return consent
}
