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
    ...externalServices
      .filter(isOfSomebodyElse)
      .map(
        (service: ExternalService) =>
          `${service.company} (${countryInEnglish(countryOf(service))}), ${reasons[service.purpose]}.`,
      ),
  ]
}
