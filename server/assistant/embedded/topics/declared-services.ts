import type { ServicePurpose } from '#content/external-services.ts'
import { copyOfSafeguards, isOfSomebodyElse, staysInEurope, transfers } from '#content/recipients.ts'
import { countryOf, reasons } from '#content/services-by-consent.ts'
import { countryInEnglish } from '../../language/in-english.ts'
import { bulletList } from '../../markdown.ts'
import { forEach, merged, type Saying, type Sayings, type TopicSite } from '../topic.ts'
import { doneInEnglish, outsideInEnglish, recipientInEnglish } from './recipients-in-english.ts'
import { sentByThisSite } from './sent-by-this-site.ts'

/** Asked for by what they do, without a word of data. */
const askedFor: readonly ServicePurpose[] = ['mail', 'database', 'pages']
/** Called by the browser itself: first what passes the pages on, then what waits for a choice. */
const getsAddress: readonly ServicePurpose[] = ['pages', 'audience', 'video']

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
    { 'transfer-safeguards': () => safeguards(site), 'ip-recipients': () => whoReceivesAddress(site) },
  ])
}

/** Told of all, with those that only a choice of the visitor calls in: who asks for one would take it for the only one. */
function whoReceivesAddress({ content, sources }: TopicSite): Saying {
  const { host } = content.company
  const others = getsAddress.flatMap((wanted) =>
    content.externalServices.filter((service) => service.purpose === wanted && isOfSomebodyElse(service)),
  )
  return {
    kind: 'fact',
    answer: `Voici qui reçoit votre adresse IP :\n\n${bulletList([
      `Nos serveurs, chez ${host.name} (${host.country}) : les journaux de cet hébergeur et du serveur qui relaie vos requêtes peuvent la contenir.`,
      ...others.map((service) => `${service.company} (${countryOf(service)}), ${reasons[service.purpose]}.`),
    ])}`,
    english: `These receive your IP address:\n\n${bulletList([
      `Our servers, at ${host.name} (${countryInEnglish(host.country)}): the logs of this host and of the server that relays your requests may contain it.`,
      ...others.map(recipientInEnglish),
    ])}`,
    sources: [sources.privacy('collecte-des-donnees'), sources.privacy('utilisation-des-donnees')],
    related: ['data-recipients', 'retention-address', 'ip-needed'],
  }
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
