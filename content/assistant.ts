import { company } from './company.ts'
import type { PageId } from './paths.ts'

/** The words of the assistant's panel. Its answers come from the server. */
export const assistant = {
  title: `Assistant ${company.name}`,
  /** AI Act, article 50: whom one talks to, before the first word. */
  notice: 'Vous parlez à une IA : elle répond automatiquement et peut se tromper.',
  greeting: 'Bonjour ! Comment puis-je vous aider ?',
  hint: `Posez votre question sur ${company.name} : nos solutions, nos tarifs, vos données, notre société. Je réponds d'après ce site et j'indique la page quand je la connais.`,
  starters: 'Questions fréquentes sur cette page',
  followUps: 'Poursuivre avec',
  input: {
    label: 'Votre question',
    placeholder: 'Écrivez votre question',
    keys: 'Entrée envoie, Maj + Entrée passe à la ligne.',
    tooLong: "La question ne peut pas dépasser {most} caractères. Raccourcissez-la pour l'envoyer.",
  },
  send: 'Envoyer',
  stop: 'Arrêter la réponse',
  retry: 'Réessayer',
  /** While asking again would be refused; {seconds} counts down. */
  retryIn: 'Réessayer dans {seconds} s',
  copy: 'Copier la réponse',
  /** In the place of « Copier la réponse », for a while. */
  copyDone: 'Copié',
  copied: 'Réponse copiée.',
  copyRefused: 'Votre navigateur refuse la copie : sélectionnez le texte de la réponse.',
  restart: 'Nouvelle conversation',
  restarted: 'Nouvelle conversation commencée.',
  close: "Fermer l'assistant",
  enlarge: "Agrandir l'assistant",
  fold: "Réduire l'assistant",
  toEnd: 'Aller à la fin de la conversation',
  log: 'Conversation',
  /** Said before each message by assistive technology. */
  speakers: { visitor: 'Vous :', assistant: 'Assistant :' },
  answering: "L'assistant répond…",
  interrupted: 'Réponse interrompue',
  stopped: 'Réponse arrêtée',
  sources: 'Sources',
  /** Which model answered, and who runs it. */
  producedBy: 'Modèle : {model} · {provider}',
  human: {
    label: 'Parler à un humain',
    takeAlong: 'Joindre la conversation',
    /** Opens the transcript in the form's message. */
    heading: "Conversation avec l'assistant :",
    speakers: { visitor: 'Moi', assistant: 'Assistant' },
  },
  problems: {
    tooMany: 'Vous avez posé beaucoup de questions en peu de temps.',
    unavailable: "L'assistant a atteint sa limite du jour.",
    status: 'Échec de la requête',
    noBody: 'Pas de corps de réponse',
    other: "La réponse n'est pas arrivée.",
    unreached: "La réponse n'est pas arrivée. Vérifiez votre connexion.",
  },
  toasts: {
    tooMany: { title: 'Trop de requêtes', text: 'Veuillez réessayer dans quelques instants.' },
    unavailable: { title: 'Service temporairement indisponible', text: 'Veuillez réessayer plus tard.' },
    failure: { title: 'Erreur', text: "Une erreur s'est produite. Veuillez réessayer." },
  },
} as const

/** What visitors of each page ask most. */
export const starterQuestions: Readonly<Record<PageId | 'notFound', readonly string[]>> = {
  home: [
    `Que fait ${company.name} ?`,
    'Combien coûte un projet ?',
    'Où sont hébergées mes données ?',
    'Comment se passe la démo ?',
  ],
  solutions: [
    'Quelles technologies utilisez-vous ?',
    'Peut-on changer de modèle de langage ?',
    'À quoi sert Qdrant ?',
    'La formation est-elle comprise ?',
  ],
  useCases: [
    "Quels cas d'usage proposez-vous ?",
    'Que pouvez-vous faire pour une mairie ?',
    "L'assistant cite-t-il ses sources ?",
    'Combien de temps dure un projet ?',
  ],
  services: [
    'Quelles sont les quatre étapes ?',
    'Combien coûte un projet ?',
    "L'atelier découverte est-il gratuit ?",
    'Comment nos équipes sont-elles formées ?',
  ],
  contact: [
    'Sous combien de temps répondez-vous ?',
    'La démo est-elle gratuite ?',
    'Comment vous joindre en urgence ?',
    'Que faites-vous de mes données ?',
  ],
  contactSuccess: [
    'Que se passe-t-il maintenant ?',
    'Combien de temps dure la démo ?',
    'Comment vous joindre en urgence ?',
    'Comment préparer la démo ?',
  ],
  legalNotice: [
    'Qui édite ce site ?',
    'Qui héberge ce site ?',
    'Comment joindre le délégué à la protection des données ?',
    'Combien de temps gardez-vous mes données ?',
  ],
  privacyPolicy: [
    'Combien de temps gardez-vous mes données ?',
    'Comment faire effacer mes données ?',
    'Utilisez-vous des cookies ?',
    'Que devient cette conversation ?',
  ],
  accessibility: [
    'Le site est-il accessible ?',
    'Quel est le taux de conformité du site ?',
    "Comment signaler un défaut d'accessibilité ?",
    'Comment vous contacter ?',
  ],
  notFound: [
    `Que fait ${company.name} ?`,
    "Quels cas d'usage proposez-vous ?",
    'Combien coûte un projet ?',
    'Comment vous contacter ?',
  ],
}
