import { browserConsent } from './browser-consent.ts'
import { browserStores } from './browser-stores.ts'
import { forgetAudience } from './forget-audience.ts'
import { countView, silenceAudience } from './matomo.ts'

let counted: string | undefined

/**
 * Counts the page of the address, once in a row, while the visitor allows it; leaves no trace once they withdraw. By which
 * Matomo stands in the page (document.ts).
 */
export function countPage(matomo: string) {
  const [siteId = '', url = ''] = matomo.split(' ')
  const address = window.location.origin + window.location.pathname
  if (!isAllowed() || counted === address) return
  if (counted === undefined) browserConsent?.subscribe(withdraw)
  counted = address
  countView({ url, siteId }, address, document.title)
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
