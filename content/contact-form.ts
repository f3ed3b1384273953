import { company, phoneInText } from './company.ts'
import { contactYears } from './kept-for.ts'
import { paths } from './paths.ts'
import { promises } from './promises.ts'
import type { RichText } from './rich-text.ts'

type ContactFieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'position'
  | 'teamSize'
  | 'useCase'
  | 'message'

type ContactField = { readonly label: string; readonly hint?: string; readonly optional: boolean }
type SelectOption = { readonly value: string; readonly label: string }
type Toast = { readonly title: string; readonly text: string }

const fields: Readonly<Record<ContactFieldName, ContactField>> = {
  firstName: { label: 'Prénom', optional: false },
  lastName: { label: 'Nom', optional: false },
  email: { label: 'Email professionnel', hint: 'Ex. : prenom.nom@organisation.fr', optional: false },
  // 06 39 98 is a range that the French regulator reserves for fiction.
  phone: { label: 'Téléphone', hint: 'Ex. : 06 39 98 12 34 ou +33 6 39 98 12 34', optional: false },
  company: { label: 'Entreprise ou organisme', optional: false },
  position: { label: 'Fonction', optional: true },
  teamSize: { label: "Taille de l'équipe", optional: true },
  useCase: { label: "Cas d'usage principal", optional: true },
  message: {
    label: 'Message',
    hint: `Votre besoin, vos outils, votre échéance. Si c'est pressé, écrivez « urgent » : nous répondons sous ${promises.urgent}, aux heures d'ouverture. De 10 à 5 000 caractères.`,
    optional: false,
  },
}

export const teamSizeOptions = [
  { value: '1-10', label: '1 à 10 personnes' },
  { value: '11-50', label: '11 à 50 personnes' },
  { value: '51-200', label: '51 à 200 personnes' },
  { value: '201-1000', label: '201 à 1 000 personnes' },
  { value: '1000+', label: 'Plus de 1 000 personnes' },
] as const satisfies readonly SelectOption[]

export const useCaseOptions = [
  { value: 'support-client', label: 'Support client' },
  { value: 'knowledge-management', label: 'Gestion des connaissances' },
  { value: 'content-generation', label: 'Génération de contenus' },
  { value: 'process-automation', label: 'Automatisation de processus' },
  { value: 'data-analysis', label: 'Analyse de données' },
  { value: 'other', label: 'Autre' },
] as const satisfies readonly SelectOption[]

const consent: RichText = [
  'En envoyant ce formulaire, vous acceptez que nous vous contactions au sujet de votre demande. Vos données sont traitées selon notre ',
  { text: 'politique de confidentialité', href: paths.privacyPolicy },
  '.',
]

/** What RGPD, article 13 wants to be said where the data is given, in one breath. */
const information: RichText = [
  `Responsable : ${company.legal.name}, pour répondre à votre demande (mesures précontractuelles ou intérêt légitime). Nous gardons vos données ${contactYears} ans au plus après notre dernier échange. Pour y accéder, les faire corriger ou effacer, ou vous opposer à leur usage, écrivez à notre délégué à la protection des données, `,
  {
    text: company.legal.dataProtectionOfficer.email,
    href: `mailto:${company.legal.dataProtectionOfficer.email}`,
  },
  '.',
]

export const contactForm = {
  title: 'Votre demande',
  requiredNotice: 'Tous les champs sont obligatoires, sauf mention « facultatif ».',
  /** Beside the label of an optional field. */
  optional: 'facultatif',
  fields,
  /** The empty choice of both lists, which is also the way back to it. */
  noChoice: 'Non précisé',
  /** Heads the list of errors; `{count}` is their number. */
  errorSummary: { one: 'Un champ est à corriger', other: '{count} champs sont à corriger' },
  consent,
  information,
  submit: { idle: 'Envoyer ma demande', pending: 'Envoi en cours...' },
  /** Neither seen nor read out; who meets it all the same is told to pass. */
  trap: 'Laissez ce champ vide',
  /** Stay beside the button after the toast has gone. */
  problems: {
    failure: `Votre demande n'est pas partie. Ce que vous avez saisi est conservé : réessayez, ou appelez le ${phoneInText}.`,
    unknown: `La réponse n'est pas arrivée : nous ne savons pas si votre demande est enregistrée. Renvoyez-la sans rien y changer : elle ne sera pas enregistrée deux fois. Ou appelez le ${phoneInText}.`,
    tooFast: "Une demande vient d'être envoyée. Ce que vous avez saisi est conservé : réessayez dans un instant.",
  },
  toasts: {
    success: {
      title: 'Demande envoyée !',
      text: 'Votre demande a été enregistrée avec succès. Nous vous contacterons dans les plus brefs délais.',
    },
    failure: { title: 'Erreur', text: "Une erreur est survenue lors de l'envoi. Veuillez réessayer." },
    tooFast: {
      title: 'Trop rapide',
      text: 'Veuillez attendre 30 secondes avant de soumettre un nouveau formulaire.',
    },
  } satisfies Readonly<Record<string, Toast>>,
} as const
