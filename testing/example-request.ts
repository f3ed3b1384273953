import type { ContactRequest } from '#contract/contact-request.ts'

/** A contact request that breaks no rule, for tests and measurements. */
export const exampleRequest = {
  firstName: 'Jeanne',
  lastName: 'Le Gall',
  email: 'jeanne.legall@organisation.fr',
  phone: '06 39 98 12 34',
  company: 'Mairie de Brest',
  position: 'Directrice du numérique',
  teamSize: '51-200',
  useCase: 'knowledge-management',
  message: 'Nous cherchons un assistant documentaire.\nQuand pouvez-vous nous le montrer ?',
} as const satisfies ContactRequest
