import { phoneInText } from './company.ts'

/** What the assistant's function answers when it does not answer the question. */
export const chatAnswers = {
  wrongMethod: "Cette adresse ne répond qu'aux envois par la méthode POST.",
  unauthorized: "La clé d'accès manque ou n'est pas la bonne.",
  wrongType: 'La question doit être envoyée en JSON.',
  notJson: 'La question est illisible : elle doit être envoyée en JSON.',
  tooLong: 'La conversation est trop longue. Commencez-en une nouvelle.',
  invalid: "La conversation n'a pas la forme attendue.",
  tooMany: 'Vous avez posé beaucoup de questions en peu de temps. Veuillez réessayer dans quelques instants.',
  budgetSpent: `L'assistant a atteint sa limite du jour. Veuillez réessayer plus tard ou appelez le ${phoneInText}.`,
  unavailable: `L'assistant est temporairement indisponible. Veuillez réessayer plus tard ou appelez le ${phoneInText}.`,
} as const
