import { phoneInText } from './company.ts'

/** What the contact function, and the contact page without JavaScript, answer when a request is not taken. */
export const contactAnswers = {
  notJson: 'La demande est illisible : elle doit être envoyée en JSON.',
  badIdempotencyKey: "La clé d'idempotence doit compter de 1 à 200 caractères ASCII visibles.",
  unauthorized: "La clé d'accès manque ou n'est pas la bonne.",
  crossSite: 'Ce formulaire ne peut être envoyé que depuis notre site.',
  wrongMethod: "Cette adresse ne répond qu'aux envois par la méthode POST.",
  tooLong: 'La demande est trop longue. Raccourcissez votre message et réessayez.',
  wrongType: "Ce format d'envoi n'est pas accepté.",
  keyReused: "Cette demande a déjà été envoyée avec d'autres informations. Rechargez la page et réessayez.",
  tooMany: `Vous avez envoyé beaucoup de demandes en peu de temps. Réessayez plus tard ou appelez le ${phoneInText}.`,
  failed: "Erreur lors de l'envoi. Veuillez réessayer.",
  unavailable: `Service temporairement indisponible : nous n'avons pas pu confirmer l'enregistrement de votre demande. Appelez le ${phoneInText}.`,
} as const
