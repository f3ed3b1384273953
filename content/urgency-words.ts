/**
 * The words beside « urgent » and « urgence » that decide how a message is read: server/contact/sounds-urgent.ts. In
 * small letters, with straight apostrophes.
 */
export const urgencyWords = {
  /** May stand between a denial and the word. Besides, all that ends in « -ment ». */
  degrees: ['très', 'si', 'trop', 'du', 'tout', 'encore', 'bien', 'very', 'really', 'that', 'so'],
  /** Strengthen it, whatever stands before: « pas seulement urgent ». */
  strengthenings: ['seulement', 'uniquement', 'simplement', 'only', 'just', 'merely'],
  /** « pas une urgence », « pas d'une demande urgente », “not an urgent matter”. */
  requests: ['demande', 'question', 'affaire', 'besoin', 'sujet', 'chose', 'situation', 'projet'],
  articles: ['un', 'une', 'an'],
  /** Before « pas »: what is denied is the urgency, where « ne marche pas urgent » is a fault and a cry. */
  being: ['est', 'était', 'sont', 'étaient', 'sera', 'serait', 'seront', 'semble', 'paraît', 'parait', 'a', 'soit'],
  /** Deny it wherever they stand. */
  denials: ['non', 'aucun', 'aucune', 'nulle', 'guère', 'ni', 'not', "isn't", 'no', 'nothing'],
  /** So do these, whole. */
  phrases: [
    ['pas', "l'", 'air'],
    ['loin', "d'", 'être'],
    ['no', 'longer'],
  ],
  /** Deny it unless another word comes before: « peu urgent », but « un peu urgent ». */
  unless: { peu: ['un'], moins: ['au', 'du', 'ou', 'pas'] },
  /** May stand between « sans » and « urgence ». */
  beforeNoun: ['aucune', 'réelle'],
  /** « rien d'urgent », « pas d'une urgence », « rien de très urgent ». */
  absences: ['pas', 'rien', 'sans'],
  /** What an assistant is to serve or to sort: « le numéro d'urgence », « par niveau d'urgence ». */
  services: [
    'accueil',
    'aide',
    'cellule',
    'centre',
    'degré',
    'dispositif',
    'état',
    'fonds',
    'hébergement',
    'ligne',
    'logement',
    'médecine',
    'mesures',
    'motif',
    'niveau',
    'numéro',
    'numéros',
    'ordre',
    'plan',
    'plans',
    'poste',
    'procédure',
    'procédures',
    'protocole',
    'secours',
    'service',
    'services',
    'situations',
    'soins',
    'travaux',
  ],
  /** After the noun: an urgency of the world, not one's own. */
  worldly: [
    'climatique',
    'écologique',
    'environnementale',
    'humanitaire',
    'médicale',
    'psychologique',
    'sanitaire',
    'sociale',
  ],
  /** Before what is counted there: one's own after all, « deux dossiers urgents ». */
  counted: ['deux', 'trois', 'quatre', 'cinq', 'six', 'plusieurs', 'quelques', 'ces', 'mes'],
  /** Before a plural: of more than one, which a person's own matter is not. */
  many: [
    'des',
    'les',
    'aux',
    'vos',
    'nos',
    'demandes',
    'cas',
    'appels',
    'messages',
    'dossiers',
    'tickets',
    'courriers',
    'situations',
    'interventions',
    'signalements',
  ],
} as const satisfies Record<string, unknown>
