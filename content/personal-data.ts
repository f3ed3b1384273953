import { company } from './company.ts'
import { externalServices } from './external-services.ts'
import {
  audienceMonths,
  choiceDays,
  choiceMonths,
  contactYears,
  contractYears,
  logMonths,
  quarantineDays,
  questionMonths,
  trailYears,
} from './kept-for.ts'
import type { LegalFacts, LegalParagraph, LegalTable } from './legal-document.ts'
import { conversationKept } from './recipients.ts'
import type { RichLink, RichText } from './rich-text.ts'
import { type StoredItem, storedItemColumns, storedItems } from './stored-items.ts'

const { address, legal } = company

export const postalAddress = `${address.street}, ${address.postalCode} ${address.city}, ${address.country}`

export const phoneLink: RichLink = { text: company.phone.display, href: `tel:${company.phone.international}` }

export const mailLink: RichLink = { text: company.email, href: `mailto:${company.email}` }

export const dataProtectionOfficerLink: RichLink = {
  text: legal.dataProtectionOfficer.email,
  href: `mailto:${legal.dataProtectionOfficer.email}`,
}

export const contactFormFields: LegalFacts = {
  kind: 'facts',
  items: [
    {
      term: 'Champs obligatoires',
      detail: 'Prénom, nom, email professionnel, téléphone, entreprise ou organisme, message.',
    },
    { term: 'Champs facultatifs', detail: "Fonction, taille de l'équipe, cas d'usage principal." },
  ],
}

/** How long each kind of data is kept. */
export const retention = [
  {
    id: 'contact',
    data: 'Demandes de contact et échanges avec nous',
    duration: `${contactYears} ans au plus après le dernier échange.`,
  },
  {
    id: 'set-aside',
    data: "Demandes qui semblent venir d'un robot",
    duration: `${quarantineDays} jours au plus.`,
  },
  {
    id: 'follow-up',
    data: 'Suivi de votre demande au bureau de notre équipe, quand il est en service : état, responsable, notes, urgence, délai, texte de recherche',
    duration: 'Autant que la demande.',
  },
  {
    id: 'trail',
    data: 'Journal des lectures et des changements faits à ce bureau',
    duration: `${trailYears} an au plus.`,
  },
  {
    id: 'contract',
    data: 'Données contractuelles',
    duration: `${contractYears} ans à compter de la clôture de l'exercice. Pour les pièces comptables, c'est la durée qu'impose l'article L. 123-22 du Code de commerce.`,
  },
  { id: 'audience', data: "Données techniques de la mesure d'audience", duration: `${audienceMonths} mois au plus.` },
  {
    id: 'logs',
    data: 'Journaux techniques du serveur',
    duration: `${logMonths} mois au plus, ceux de l'hébergeur compris.`,
  },
  {
    id: 'address',
    data: 'Adresse IP, pour limiter le nombre de requêtes par visiteur',
    duration: 'Le temps de compter les requêtes, une journée au plus.',
  },
  {
    id: 'conversation',
    data: "Conversation avec l'assistant",
    duration: conversationKept(externalServices),
  },
  {
    id: 'questions',
    data: "Nombre de questions à l'assistant, par jour et par sujet",
    duration: `${questionMonths} mois au plus.`,
  },
  {
    id: 'choice',
    data: 'Choix sur les cookies',
    duration: `${choiceMonths} mois (${choiceDays} jours), dans votre navigateur ; effacé à la première visite qui suit.`,
  },
  {
    id: 'rights',
    data: 'Demandes de droits',
    duration: `${contactYears} ans au plus après le dernier échange. Un justificatif d'identité est détruit dès qu'il a servi.`,
  },
] as const

/** Of the same: what was limited (RGPD, article 18) outlives its time. */
export const untilLifted = "Celles dont vous avez fait limiter l'usage attendent la fin de cette limitation."

export const retentionPeriods: LegalTable = {
  kind: 'table',
  caption: 'Durée de conservation de chaque donnée',
  columns: ['Données', 'Durée'],
  rows: retention.map(({ data, duration }) => [data, duration]),
}

export const dataSubjectRights: LegalFacts = {
  kind: 'facts',
  items: [
    {
      id: 'access',
      term: 'Accès (article 15)',
      detail: 'Savoir quelles données nous détenons sur vous et en recevoir une copie.',
    },
    { id: 'rectification', term: 'Rectification (article 16)', detail: 'Faire corriger ou compléter vos données.' },
    {
      id: 'erasure',
      term: 'Effacement (article 17)',
      detail:
        "Faire supprimer vos données, sauf celles qu'une loi nous oblige à garder ou qui servent à nous défendre en justice.",
    },
    {
      id: 'restriction',
      term: 'Limitation (article 18)',
      detail: "Geler l'usage de vos données le temps de régler une contestation.",
    },
    {
      id: 'notification',
      term: 'Information des destinataires (article 19)',
      detail: 'Nous transmettons rectifications, effacements et limitations à ceux qui ont reçu vos données.',
    },
    {
      id: 'portability',
      term: 'Portabilité (article 20)',
      detail:
        'Recevoir, dans un format lisible par une machine, les données fournies avec votre consentement ou pour un contrat.',
    },
    {
      id: 'objection',
      term: 'Opposition (article 21)',
      detail:
        'Refuser un traitement fondé sur notre intérêt légitime. Pour la prospection, sans avoir à donner de motif.',
    },
    {
      id: 'automated-decisions',
      term: 'Refus des décisions automatisées (article 22)',
      detail: "Ne pas subir une décision importante prise par une machine seule. Nous n'en prenons aucune.",
    },
    {
      id: 'withdrawal',
      term: 'Retrait du consentement (article 7)',
      detail: 'Revenir sur votre accord à tout moment. Ce qui a été fait avant reste licite.',
    },
    {
      id: 'after-death',
      term: 'Directives après le décès',
      detail: "Dire ce que deviendront vos données après vous, selon l'article 85 de la loi Informatique et Libertés.",
    },
  ],
}

const free = "C'est gratuit."
const delay =
  "Nous répondons en un mois au plus. Une demande complexe peut prendre deux mois supplémentaires : nous vous en prévenons dans le premier mois. Nous ne demandons un justificatif d'identité qu'en cas de doute raisonnable."

const byPost = ` ou, par courrier, à ${legal.name}, délégué à la protection des données, ${postalAddress}. Indiquez l'adresse email que vous avez saisie : c'est par elle que nous retrouvons ce que nous détenons. Pour un accès ou une portabilité, vous recevez une copie lisible et un fichier JSON. ${free}`

/** How a right is used, what that costs and how long it takes: each also told alone. */
export const usingYourRights: { readonly howTo: RichText; readonly free: string; readonly delay: string } = {
  howTo: ['Écrivez à ', dataProtectionOfficerLink, byPost],
  free,
  delay,
}

export const howToUseYourRights: LegalParagraph = {
  kind: 'paragraph',
  text: ['Écrivez à ', dataProtectionOfficerLink, `${byPost} ${delay}`],
}

/** Commission nationale de l'informatique et des libertés: the French data-protection authority. */
export const supervisoryAuthority: LegalFacts = {
  kind: 'facts',
  items: [
    { id: 'name', term: 'Autorité', detail: "Commission nationale de l'informatique et des libertés (CNIL)" },
    { id: 'address', term: 'Adresse', detail: '3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07' },
    { id: 'site', term: 'Site', detail: [{ text: 'www.cnil.fr', href: 'https://www.cnil.fr' }] },
    {
      term: 'Plainte en ligne',
      detail: [{ text: 'www.cnil.fr/fr/plaintes', href: 'https://www.cnil.fr/fr/plaintes' }],
    },
  ],
}

export const essentialStorage = storageTable(
  'Ce que le site enregistre dans votre navigateur pour fonctionner',
  ({ allowedBy }) => allowedBy === 'essential',
)

export const optionalStorage = storageTable(
  'Ce que le site enregistre dans votre navigateur avec votre accord',
  ({ allowedBy }) => allowedBy !== 'essential',
)

/** From the same registry as the cookie dialog. */
function storageTable(caption: string, isShown: (item: StoredItem) => boolean): LegalTable {
  return {
    kind: 'table',
    caption,
    columns: storedItemColumns,
    rows: storedItems.filter(isShown).map(({ name, purpose, owner, duration }) => [name, purpose, owner, duration]),
  }
}
