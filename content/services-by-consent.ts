import type { ExternalService, ServicePurpose } from './external-services.ts'

/** Why a service gets something, and when. */
export const reasons: Readonly<Record<ServicePurpose, string>> = {
  database: 'qui héberge la base de données du site',
  mail: 'qui achemine ou garde nos emails',
  backend: "qui reçoit pour nous le formulaire et les questions à l'assistant",
  pages: 'qui vous transmet les pages et reçoit pour cela votre adresse IP',
  webhook: 'chez qui nous suivons les demandes : chaque demande lui est transmise, sauf celles qui sont mises à part',
  models: "dont le modèle de langage rédige les réponses de l'assistant",
  audience: "qui compte les visites, seulement si vous acceptez la mesure d'audience",
  video: 'qui diffuse la vidéo, seulement si vous lancez la lecture ou autorisez « Vidéo et marketing »',
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

export function countryOf({ country }: ExternalService): string {
  return typeof country === 'string' ? country : country.name
}
