import type { ExternalService, ServicePurpose } from '#content/external-services.ts'
import { isOfSomebodyElse } from '#content/recipients.ts'
import { countryOf } from '#content/services-by-consent.ts'
import { countryInEnglish } from '../../language/in-english.ts'
import type { SiteContent } from '../../site-content.ts'

/** As content/services-by-consent.ts says it in French. */
const reasons: Readonly<Record<ServicePurpose, string>> = {
  database: "which hosts the site's database",
  mail: 'which carries or keeps our emails',
  backend: 'which receives the form and the questions to the assistant for us',
  pages: 'which passes the pages on to you and gets your IP address for that',
  webhook: 'where we follow requests up: each request is passed on to it, except those that are set aside',
  models: 'whose language model writes the answers of the assistant',
  audience: 'which counts visits, only if you accept audience measurement',
  video: 'which serves the video, only if you start playback or allow “Vidéo et marketing”',
}

/** Our teams, the host, then each declared service of somebody else: made of what the French list is made of. */
export function recipientsInEnglish({ company: { host }, externalServices }: SiteContent): readonly string[] {
  return [
    'Our teams, to handle your request.',
    `Our host, ${host.name} (${countryInEnglish(host.country)}), a processor that acts on our instructions.`,
    ...externalServices.filter(isOfSomebodyElse).map(recipientInEnglish),
  ]
}

/** “Courrier Inc. (United States), which carries or keeps our emails.” */
export function recipientInEnglish(service: ExternalService): string {
  return `${companyInEnglish(service)}, ${reasons[service.purpose]}.`
}

/** What one service does for us: “Courrier Inc. (United States) carries or keeps our emails.” */
export function doneInEnglish(service: ExternalService): string {
  return `${companyInEnglish(service)} ${reasons[service.purpose].replace(/^which /, '')}.`
}

/** Whether somebody else reads what is asked, as content/recipients.ts says it in French. */
export function answeredInEnglish(services: readonly ExternalService[]): string {
  const models = namedInEnglish(services, 'models')
  const backends = namedInEnglish(services, 'backend')
  const received = backends && ` Your questions arrive at ${backends}.`
  if (models) {
    return `The answers may be written by a language model: ${models}. Your question and the messages before it are then passed on to it.${received}`
  }
  if (received) return `No outside service writes the answers.${received}`
  return 'No outside service takes part in the answers: your questions do not leave our servers.'
}

/** “Modèles Exemple, of Modèles Exemple AB (Sweden)”; nothing where no service has that purpose. */
export function namedInEnglish(services: readonly ExternalService[], wanted: ServicePurpose): string {
  return services
    .filter(({ purpose }) => purpose === wanted)
    .map((service) => `${service.name}, of ${companyInEnglish(service)}`)
    .join('; ')
}

/** Whoever gets data outside the European Economic Area. */
export function outsideInEnglish(services: readonly ExternalService[]): string {
  const outside = services.filter(({ country }) => typeof country === 'object')
  return [...new Set(outside.map(companyInEnglish))].join(', ')
}

function companyInEnglish(service: ExternalService) {
  return `${service.company} (${countryInEnglish(countryOf(service))})`
}
