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

export const otherSubject = { id: 'missing-other', label: 'Autres sujets' } as const
