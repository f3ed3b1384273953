import { company } from './company.ts'
import type { CheckedPurpose, ExternalService, ServicePurpose } from './external-services.ts'
import type { RichText } from './rich-text.ts'
import { countryOf, reasons } from './services-by-consent.ts'

/** What server/declared-services.ts holds against the list before it starts. */
const checked: Readonly<Record<CheckedPurpose, string>> = {
  database: 'la base de données',
  mail: "le serveur d'envoi des emails",
  backend: 'le service qui reçoit le formulaire',
  webhook: "l'outil de suivi des demandes",
  models: 'le modèle de langage',
  audience: "la mesure d'audience",
  video: 'la vidéo',
}

/** Who receives data, as a list: our teams, the host, then each declared service of somebody else. */
export function recipients(services: readonly ExternalService[]): readonly RichText[] {
  return [
    'Nos équipes, pour traiter votre demande.',
    `Notre hébergeur, ${company.host.name} (${company.host.country}). C'est un sous-traitant : il agit sur nos instructions.`,
    ...services
      .filter(isOfSomebodyElse)
      .map(
        (service): RichText => [
          `${service.company} (${countryOf(service)}), ${reasons[service.purpose]} : `,
          { text: `les règles de ${service.name}`, href: service.terms },
          '.',
        ],
      ),
  ]
}

/** Where our servers are: with the host, and with whoever else keeps the store, answers the form or hands out the pages. */
export function serversAt(services: readonly ExternalService[]): string {
  const hasOthers = services.some(({ purpose }) => ['database', 'backend', 'pages'].includes(purpose))
  return `En Europe, chez ${company.host.name} (${company.host.country})${hasOthers ? ' et chez nos autres destinataires' : ''}.`
}

/** Whether data leaves the European Economic Area, under which safeguard, and who sends a copy of it (RGPD, article 13). */
export function transfers(services: readonly ExternalService[]): string {
  const outside = namedOutside(services)
  if (!outside) return "Nous ne transférons aucune donnée hors de l'Espace économique européen."
  return `Hors de l'Espace économique européen, vos données ne vont qu'à ${outside}`
}

/** The same of some data alone: other data may go elsewhere. */
export function transfersOfThese(services: readonly ExternalService[]): string {
  const outside = namedOutside(services)
  if (!outside) return "Aucune de ces données n'est transférée hors de l'Espace économique européen."
  return `Hors de l'Espace économique européen, ces données ne vont qu'à ${outside}`
}

export const copyOfSafeguards = `Une copie de ces garanties s'obtient auprès de ${company.legal.dataProtectionOfficer.email}.`

function namedOutside(services: readonly ExternalService[]) {
  const named = services.flatMap(({ company: name, country }) =>
    typeof country === 'object' ? [`${name} (${country.name} : ${country.safeguard})`] : [],
  )
  if (named.length === 0) return undefined
  return `${listed(named)}. ${copyOfSafeguards}`
}

/** The same in the few words of a summary. */
export function dataStays(
  services: readonly ExternalService[],
  which = 'Vos données',
  named = 'nommés plus bas',
): string {
  return staysInEurope(services)
    ? `${which} restent dans l'Espace économique européen.`
    : `${which} ne quittent l'Espace économique européen que vers les services ${named}.`
}

/** The same for those who ask in English. */
export function staysInEurope(services: readonly ExternalService[]): boolean {
  return services.every(isInEea)
}

export function processors(services: readonly ExternalService[]): string {
  return `${bound(services)} Le site refuse de démarrer quand un service extérieur qu'on lui indique n'est pas nommé ici : ${listed(Object.values(checked), 'ou')}.`
}

/** The same to who asks the assistant where they are: with whoever is outside of Europe, if somebody is. */
export function processorsPlace(services: readonly ExternalService[]) {
  const ours = services.filter(isProcessor)
  const outside = services.filter((service) => !isInEea(service)).map(({ company: name }) => name)
  const areInEea = ours.every(isInEea)
  const video = services.some(isVideo)
  return {
    quote: bound(services),
    answer: areInEea
      ? `Les sous-traitants de ce site sont tous établis dans l'Espace économique européen et liés par le contrat que prévoit l'article 28 du RGPD.${video ? " Le service de la vidéo n'en est pas un." : ''}`
      : `Les sous-traitants de ce site sont tous liés par le contrat que prévoit l'article 28 du RGPD. ${transfers(services)}`,
    inEnglish: areInEea
      ? `The processors of this site are all established in the European Economic Area and bound by the contract that article 28 of the GDPR provides for.${video ? ' The video service is not one of them.' : ''}`
      : `The processors of this site are all bound by the contract that article 28 of the GDPR provides for. Outside the European Economic Area, your data goes only to ${outside.join(', ')}: the privacy policy gives the country and the safeguard of each.`,
  }
}

/** Whom the browser calls to show the video, and by whose rules. */
export function videoCalls(services: readonly ExternalService[]): string {
  const [whose, rules] = services.some((service) => isVideo(service) && isOfSomebodyElse(service))
    ? [
        'au service qui la diffuse, nommé parmi les destinataires de vos données',
        ' Il applique ses propres règles, y compris pour ses cookies et leur durée.',
      ]
    : ['à notre service de vidéo', '']
  return `Votre navigateur se connecte alors ${whose}. Ce service reçoit votre adresse IP, l'adresse de ce site et ce que votre navigateur dit de lui-même.${rules}`
}

function bound(services: readonly ExternalService[]) {
  const ours = services.filter(isProcessor)
  const where = ours.every(isInEea) ? " sont établis dans l'Espace économique européen et" : ' sont'
  const others = [
    ...(services.some(isVideo) ? ['celui de la vidéo'] : []),
    ...(services.every(isOfSomebodyElse) ? [] : ['ceux que nous tenons nous-mêmes']),
  ]
  const except =
    others.length > 0
      ? `, c'est-à-dire tous les services que nomme la politique de confidentialité sauf ${listed(others)},`
      : ''
  return `Tous nos sous-traitants${except}${where} liés par le contrat que prévoit l'article 28 du RGPD.`
}

function isProcessor(service: ExternalService) {
  return !isVideo(service) && isOfSomebodyElse(service)
}

function isVideo({ purpose }: ExternalService) {
  return purpose === 'video'
}

/** What the publisher runs itself, at a public name, is declared too; it is no recipient, and nobody's processor. */
export function isOfSomebodyElse(service: ExternalService): boolean {
  return service.company !== company.legal.name
}

/** Whether somebody else reads what is asked. */
export function answeredBy(services: readonly ExternalService[]): string {
  const named = (wanted: ServicePurpose) =>
    services
      .filter(({ purpose }) => purpose === wanted)
      .map((service) => `${service.name}, de ${service.company} (${countryOf(service)})`)
      .join(' ; ')
  const models = named('models')
  const backends = named('backend')
  const received = backends && ` Vos questions arrivent chez ${backends}.`
  if (models) {
    return `Les réponses peuvent être rédigées par un modèle de langage : ${models}. Votre question et les messages qui la précèdent lui sont alors transmis.${received}`
  }
  const alone = 'Aucun service extérieur ne rédige les réponses'
  return received ? `${alone}.${received}` : `${alone} : vos questions ne quittent pas nos serveurs.`
}

/** How long a conversation is kept: by us, in the browser, and by whoever writes the answers (RGPD, article 13). */
export function conversationKept(services: readonly ExternalService[]): string {
  return `Aucune conservation sur nos serveurs, sauf si vous la joignez à une demande : elle suit alors cette demande. Dans votre navigateur, jusqu'à la fermeture de l'onglet, sauf s'il le rouvre.${keptByModels(services)}`
}

/** In one sentence, which is told whole or not at all, wherever it is said that our servers keep nothing of a question. */
export function keptByModels(services: readonly ExternalService[]): string {
  const kept = modelServices(services).map(({ company: name, keptDays }) =>
    keptDays === 0
      ? `${name} ne garde rien de ce qui lui est transmis`
      : `${name} garde ce qui lui est transmis ${keptDays} ${keptDays === 1 ? 'jour' : 'jours'} au plus`,
  )
  return kept.length === 0 ? '' : ` ${kept.join(' ; ')}.`
}

export function keptByModelsInEnglish(services: readonly ExternalService[]): string {
  const kept = modelServices(services).map(({ company: name, keptDays }) =>
    keptDays === 0
      ? `${name} keeps nothing of what it is sent`
      : `${name} keeps what it is sent for ${keptDays} ${keptDays === 1 ? 'day' : 'days'} at most`,
  )
  return kept.length === 0 ? '' : ` ${kept.join('; ')}.`
}

function modelServices(services: readonly ExternalService[]) {
  return services.flatMap((service) => (service.purpose === 'models' ? [service] : []))
}

function isInEea({ country }: ExternalService) {
  return typeof country === 'string'
}

/** « A, B et C » */
function listed(names: readonly string[], and = 'et') {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}
