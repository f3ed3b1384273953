import type { ServicePurpose } from '#content/external-services.ts'
import { isOfSomebodyElse } from '#content/recipients.ts'
import { countryOf, reasons } from '#content/services-by-consent.ts'
import { forEach, type Sayings, type TopicSite } from '../topic.ts'
import { doneInEnglish } from './recipients-in-english.ts'
import { sentByThisSite } from './sent-by-this-site.ts'

/** Asked for by what they do, without a word of data. */
const askedFor: readonly ServicePurpose[] = ['mail', 'database']

/** Who carries our emails or keeps the database of the site, where somebody else does. */
export function declaredServiceTopics({ content, sources }: TopicSite): Sayings {
  const sent = sentByThisSite(content)
  return forEach(
    askedFor,
    (purpose) => `service-${purpose}`,
    (purpose) => {
      const services = content.externalServices.filter(
        (service) => service.purpose === purpose && isOfSomebodyElse(service),
      )
      if (services.length === 0) return undefined
      const isOutside = services.some(({ country }) => typeof country === 'object')
      return {
        kind: 'fact',
        answer: services
          .map((service) => `C'est ${service.company} (${countryOf(service)}) ${reasons[purpose]}.`)
          .join(' '),
        english: services.map(doneInEnglish).join(' ') + (isOutside && sent ? `\n\n${sent.english}` : ''),
        notice: isOutside ? sent?.french : undefined,
        sources: [sources.privacy('utilisation-des-donnees')],
        related: ['data-recipients', 'host', 'data-sold'],
      }
    },
  )
}
