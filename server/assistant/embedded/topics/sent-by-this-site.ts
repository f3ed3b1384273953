import { answeredBy, staysInEurope, transfers } from '#content/recipients.ts'
import { lowerFirst } from '../../markdown.ts'
import type { SiteContent } from '../../site-content.ts'
import { namedInEnglish, outsideInEnglish } from './recipients-in-english.ts'

type Sent = { readonly french: string; readonly english: string }

/** What visitors tell this site may go elsewhere than what clients entrust to the platform. */
export function sentByThisSite({ externalServices }: SiteContent): Sent | undefined {
  return staysInEurope(externalServices)
    ? undefined
    : {
        french: `Pour ce site : ${lowerFirst(transfers(externalServices))}`,
        english: `This site itself sends data outside Europe, to ${outsideInEnglish(externalServices)}; the privacy policy gives the safeguard of each.`,
      }
}

/** Beside « no model is called without your consent », which is said of the platform. */
export function calledByThisSite(content: SiteContent): Sent | undefined {
  const [first, second] = [sentByThisSite(content), sentByThisChat(content)].filter((sent) => sent !== undefined)
  if (!first || !second) return first
  return { french: `${first.french}\n\n${second.french}`, english: `${first.english} ${second.english}` }
}

/** Within Europe too a declared model gets what is asked here, and nobody is asked before. */
export function sentByThisChat({ externalServices }: SiteContent): Sent | undefined {
  const models = namedInEnglish(externalServices, 'models')
  return models
    ? {
        french: `Pour ce chat : ${lowerFirst(answeredBy(externalServices))}`,
        english: `This chat may pass your questions on to a language model: ${models}.`,
      }
    : undefined
}
