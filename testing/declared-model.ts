import type { ExternalService } from '#content/external-services.ts'

/** A model that somebody else serves within Europe, as an operator declares it. */
export const declaredModel: ExternalService = {
  host: 'api.models.example',
  purpose: 'models',
  noTraining: true,
  keptDays: 30,
  name: 'Modèles Exemple',
  company: 'Modèles Exemple AB',
  country: 'Suède',
  terms: 'https://models.example/terms',
}
