/** What visitors ask the assistant and the site does not say, as the team reads it, by the ids of server/assistant/embedded/phrases/. */
export const missingSubjectLabels = {
  'missing-team': "L'équipe et ses dirigeants",
  'missing-jobs': 'Recrutement, stages',
  'missing-finances': 'Comptes et actionnaires',
  'missing-clients': 'Clients, projets, prix reçus',
  'missing-payment': 'Paiement, remises, conditions de vente',
  'missing-responsibility': 'Responsabilité sociale et environnementale',
  'missing-partners': 'Partenaires, revendeurs',
  'missing-places': 'Bureaux, salons, centres de données',
  'missing-media': 'Blog, réseaux sociaux, webinaires',
  'missing-training': 'Durée et financement de la formation',
  'missing-products': 'Autres produits et services',
} as const

/** Subjects of answers that say what the site does not: content/assistant/silent-topics.json. */
const unsaidSubjectLabels = {
  'unsaid-workshop': "Déroulement de l'atelier et de la démo",
  'unsaid-platform': 'Données, journaux et accès de la plateforme livrée',
  'unsaid-liability': 'Incidents, erreurs, délais de correction',
} as const

export const otherSubject = { id: 'missing-other', label: 'Autres sujets' } as const

/** All of them, by which the team reads what is missing. */
export const silentSubjectLabels = {
  ...missingSubjectLabels,
  ...unsaidSubjectLabels,
  [otherSubject.id]: otherSubject.label,
}

export type SilentSubject = keyof typeof silentSubjectLabels
