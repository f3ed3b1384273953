/** What visitors ask the assistant and the site does not say, as the team reads it; what the company file leaves open is beside it. */
export const missingSubjects = {
  team: "L'équipe et ses dirigeants",
  jobs: 'Recrutement, stages',
  finances: 'Comptes et actionnaires',
  clients: 'Clients, projets, prix reçus',
  payment: 'Paiement, remises, conditions de vente',
  responsibility: 'Responsabilité sociale et environnementale',
  partners: 'Partenaires, revendeurs',
  places: 'Bureaux, salons, centres de données',
  media: 'Blog, réseaux sociaux, webinaires',
  training: 'Durée et financement de la formation',
  products: 'Autres produits et services',
  other: 'Autres sujets',
} as const
