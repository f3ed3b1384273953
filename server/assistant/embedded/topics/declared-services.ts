import type { ServicePurpose } from '#content/external-services.ts'
import { copyOfSafeguards, isOfSomebodyElse, staysInEurope, transfers } from '#content/recipients.ts'
import { countryOf, reasons } from '#content/services-by-consent.ts'
import { forEach, merged, type Saying, type Sayings, type TopicSite } from '../topic.ts'
import { doneInEnglish, outsideInEnglish } from './recipients-in-english.ts'
import { sentByThisSite } from './sent-by-this-site.ts'

/** Asked for by what they do, without a word of data. */
const askedFor: readonly ServicePurpose[] = ['mail', 'database', 'pages']

/** Who carries our emails, keeps the database of the site or passes its pages on, where somebody else does. */
export function declaredServiceTopics(site: TopicSite): Sayings {
  const { content, sources } = site
  const sent = sentByThisSite(content)
  return merged([
    forEach(
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
    ),
    { 'transfer-safeguards': () => safeguards(site) },
  ])
}

/** Under which safeguard each service outside of Europe gets something, and always who sends a copy of it. */
function safeguards({ content, sources }: TopicSite): Saying | undefined {
  const { company, externalServices } = content
  if (staysInEurope(externalServices)) return undefined
  return {
    kind: 'fact',
    answer: transfers(externalServices).replace(` ${copyOfSafeguards}`, ''),
    notice: copyOfSafeguards,
    english: `Outside the European Economic Area, your data goes only to ${outsideInEnglish(externalServices)}: the privacy policy gives the safeguard of each, and ${company.legal.dataProtectionOfficer.email} sends a copy of it.`,
    sources: [sources.privacy('protection-et-securite')],
    related: ['transfers', 'data-recipients', 'dpo'],
  }
}
