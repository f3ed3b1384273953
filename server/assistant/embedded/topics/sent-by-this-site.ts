import { answeredBy, staysInEurope, transfers } from '#content/recipients.ts'
import { lowerFirst } from '../../markdown.ts'
import type { SiteContent } from '../../site-content.ts'

/** What visitors tell this site may go elsewhere than what clients entrust to the platform. */
export function sentByThisSite({ externalServices }: SiteContent) {
  return staysInEurope(externalServices)
    ? undefined
    : {
        french: `Pour ce site : ${lowerFirst(transfers(externalServices))}`,
        english: 'This site itself sends data outside Europe, to the services that its privacy policy names.',
      }
}

/** Beside « no model is called without your consent », which is said of the platform. */
export function calledByThisSite(content: SiteContent) {
  return sentByThisSite(content) ?? sentByThisChat(content)
}

/** Within Europe too a declared model gets what is asked here, and nobody is asked before. */
function sentByThisChat({ externalServices }: SiteContent) {
  return externalServices.some(({ purpose }) => purpose === 'models')
    ? {
        french: `Pour ce chat : ${lowerFirst(answeredBy(externalServices))}`,
        english: 'This chat may pass your questions on to the language model that the privacy policy names.',
      }
    : undefined
}
