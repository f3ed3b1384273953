import { company } from './company.ts'
import type { ExternalService, ServicePurpose } from './external-services.ts'
import type { RichText } from './rich-text.ts'

/** Why a service gets something, and when. */
const reasons: Readonly<Record<ServicePurpose, string>> = {
  database: 'qui héberge la base de données du site',
  mail: 'qui achemine nos e-mails',
  webhook: 'chez qui nous suivons les demandes : chaque demande envoyée par le formulaire lui est transmise',
  models: "dont le modèle de langage rédige les réponses de l'assistant",
  audience: "qui compte les visites, seulement si vous acceptez la mesure d'audience",
  video: 'qui diffuse la vidéo, seulement si vous lancez la lecture ou autorisez « Vidéo et marketing »',
}

/** Who receives data, as a list: our teams, the host, then each declared service. */
export function recipients(services: readonly ExternalService[]): readonly RichText[] {
  return [
    'Nos équipes, pour traiter votre demande.',
    `Notre hébergeur, ${company.host.name} (${company.host.country}). C'est un sous-traitant : il agit sur nos instructions.`,
    ...services.map(
      (service): RichText => [
        `${service.company} (${countryOf(service)}), ${reasons[service.purpose]} : `,
        { text: `les règles de ${service.name}`, href: service.terms },
        '.',
      ],
    ),
  ]
}

/** Whether data leaves the European Economic Area, and under which safeguard. */
export function transfers(services: readonly ExternalService[]): string {
  const outside = services.flatMap((service) =>
    typeof service.country === 'object' ? [{ ...service, place: service.country }] : [],
  )
  if (outside.length === 0) return "Nous ne transférons aucune donnée hors de l'Espace économique européen."
  const named = outside.map(({ company: name, place }) => `${name} (${place.name} : ${place.safeguard})`)
  return `Hors de l'Espace économique européen, vos données ne vont qu'à ${named.join(', ')}.`
}

/** The same in the few words of a summary. */
export function dataStays(services: readonly ExternalService[]): string {
  return services.every(isInEea)
    ? "Vos données restent dans l'Espace économique européen."
    : "Vos données ne quittent l'Espace économique européen que vers les services nommés plus bas."
}

export function processors(services: readonly ExternalService[]): string {
  const where = services.every(isInEea) ? " sont établis dans l'Espace économique européen et" : ' sont'
  return `Tous nos sous-traitants${where} liés par le contrat que prévoit l'article 28 du RGPD. Un service extérieur qui n'est pas nommé ici ne peut pas être branché : le site refuserait de démarrer.`
}

/** Whether a model of somebody else reads what is asked. */
export function answeredBy(services: readonly ExternalService[]): string {
  const models = services.filter(({ purpose }) => purpose === 'models')
  if (models.length === 0) {
    return 'Aucun service extérieur ne participe aux réponses : vos questions ne quittent pas nos serveurs.'
  }
  const named = models.map((service) => `${service.name}, de ${service.company} (${countryOf(service)})`)
  return `Les réponses peuvent être rédigées par un modèle de langage : ${named.join(' ; ')}. Vos questions lui sont alors transmises.`
}

/** What may be called once the visitor allows it, with whose it is: for the cookie dialog. */
export function servicesByConsent(services: readonly ExternalService[]) {
  return services
    .filter(({ purpose }) => purpose === 'audience' || purpose === 'video')
    .map((service) => ({
      name: service.name,
      owner: `${service.company} (${countryOf(service)})`,
      reason: reasons[service.purpose],
      terms: service.terms,
    }))
}

function isInEea({ country }: ExternalService) {
  return typeof country === 'string'
}

function countryOf({ country }: ExternalService): string {
  return typeof country === 'string' ? country : country.name
}
