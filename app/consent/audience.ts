import { browserConsent } from './browser-consent.ts'
import { browserStores } from './browser-stores.ts'
import { forgetAudience } from './forget-audience.ts'
import { type Audience, countView, silenceAudience } from './matomo.ts'

let counted: string | undefined

/** Counts the page of the address, once in a row, while the visitor allows it; leaves no trace once they withdraw. */
export function countPage(matomo: Audience) {
  const address = window.location.origin + window.location.pathname
  if (!isAllowed() || counted === address) return
  if (counted === undefined) browserConsent?.subscribe(withdraw)
  counted = address
  countView(matomo, address, document.title)
}

function withdraw() {
  if (isAllowed() || !counted) return
  counted = ''
  // Not by public-config.ts, which comes with React.
  silenceAudience(__PUBLIC_CONFIG__.backendUrl)
  forgetAudience(browserStores())
}

function isAllowed() {
  return browserConsent?.state().consent.analytics === true
}
