import { company } from './company.ts'
import type { LegalFacts, LegalParagraph, LegalTable } from './legal-document.ts'
import type { RichLink } from './rich-text.ts'
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
      detail: 'Prénom, nom, e-mail professionnel, téléphone, entreprise ou organisme, message.',
    },
    { term: 'Champs facultatifs', detail: "Fonction, taille de l'équipe, cas d'usage principal." },
  ],
}

export const retentionPeriods: LegalTable = {
  kind: 'table',
  caption: 'Durée de conservation de chaque donnée',
  columns: ['Données', 'Durée'],
  rows: [
    ['Demandes de contact et échanges avec nous', '3 ans au plus après le dernier échange.'],
    ['Suivi de votre demande par notre équipe : état, responsable, notes', 'Autant que la demande.'],
    ['Journal des lectures et des changements faits par notre équipe', '1 an.'],
    [
      'Données contractuelles',
      "10 ans à compter de la clôture de l'exercice. Pour les pièces comptables, c'est la durée qu'impose l'article L. 123-22 du Code de commerce.",
    ],
    ["Données techniques de la mesure d'audience", '13 mois au plus.'],
    ['Journaux techniques du serveur', "12 mois au plus, ceux de l'hébergeur compris."],
    [
      'Adresse IP, pour limiter le nombre de requêtes par visiteur',
      'Le temps de compter les requêtes, une journée au plus.',
    ],
    [
      "Conversation avec l'assistant",
      "Aucune conservation sur nos serveurs, sauf si vous la joignez à une demande : elle suit alors cette demande. Dans votre navigateur, jusqu'à la fermeture de l'onglet.",
    ],
    ["Nombre de questions à l'assistant, par jour et par sujet", '13 mois au plus.'],
    ['Choix sur les cookies', '6 mois (182 jours), dans votre navigateur.'],
    [
      'Demandes de droits',
      "3 ans au plus après le dernier échange. Un justificatif d'identité est détruit dès qu'il a servi.",
    ],
  ],
}

export const dataSubjectRights: LegalFacts = {
  kind: 'facts',
  items: [
    {
      term: 'Accès (article 15)',
      detail: 'Savoir quelles données nous détenons sur vous et en recevoir une copie.',
    },
    { term: 'Rectification (article 16)', detail: 'Faire corriger ou compléter vos données.' },
    {
      term: 'Effacement (article 17)',
      detail: "Faire supprimer vos données, sauf celles qu'une loi nous oblige à garder.",
    },
    {
      term: 'Limitation (article 18)',
      detail: "Geler l'usage de vos données le temps de régler une contestation.",
    },
    {
      term: 'Information des destinataires (article 19)',
      detail: 'Nous transmettons rectifications, effacements et limitations à ceux qui ont reçu vos données.',
    },
    {
      term: 'Portabilité (article 20)',
      detail:
        'Recevoir, dans un format lisible par une machine, les données fournies avec votre consentement ou pour un contrat.',
    },
    {
      term: 'Opposition (article 21)',
      detail:
        'Refuser un traitement fondé sur notre intérêt légitime. Pour la prospection, sans avoir à donner de motif.',
    },
    {
      term: 'Refus des décisions automatisées (article 22)',
      detail: "Ne pas subir une décision prise par une machine seule. Nous n'en prenons aucune.",
    },
    {
      term: 'Retrait du consentement (article 7)',
      detail: 'Revenir sur votre accord à tout moment. Ce qui a été fait avant reste licite.',
    },
    {
      term: 'Directives après le décès',
      detail: "Dire ce que deviendront vos données après vous, selon l'article 85 de la loi Informatique et Libertés.",
    },
  ],
}

export const howToUseYourRights: LegalParagraph = {
  kind: 'paragraph',
  text: [
    'Écrivez à ',
    dataProtectionOfficerLink,
    ` ou, par courrier, à ${legal.name}, délégué à la protection des données, ${postalAddress}. Indiquez l'adresse e-mail que vous avez saisie : c'est par elle que nous retrouvons ce que nous détenons. Vous en recevez une copie lisible et un fichier JSON. C'est gratuit. Nous répondons en un mois au plus. Une demande complexe peut prendre deux mois supplémentaires : nous vous en prévenons dans le premier mois. Nous ne demandons un justificatif d'identité qu'en cas de doute raisonnable.`,
  ],
}

/** Commission nationale de l'informatique et des libertés: the French data-protection authority. */
export const supervisoryAuthority: LegalFacts = {
  kind: 'facts',
  items: [
    { term: 'Autorité', detail: "Commission nationale de l'informatique et des libertés (CNIL)" },
    { term: 'Adresse', detail: '3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07' },
    { term: 'Site', detail: [{ text: 'www.cnil.fr', href: 'https://www.cnil.fr' }] },
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
