import { company } from './company.ts'
import type { ConsentPurpose } from './consent-purposes.ts'
import { inWords } from './french-numbers.ts'
import { choiceMonths } from './kept-for.ts'

/** Everything that the site may leave in a browser: what the dialog and the privacy policy show, and tests hold it to. */
export type StoredItem = {
  readonly name: string
  readonly place: 'localStorage' | 'sessionStorage'
  /** What must be allowed before it may be there. */
  readonly allowedBy: 'essential' | ConsentPurpose
  readonly purpose: string
  readonly owner: string
  readonly duration: string
}

export const storedItems = [
  {
    name: 'cookie-consent',
    place: 'localStorage',
    allowedBy: 'essential',
    purpose: 'Garde votre choix sur les cookies, pour ne pas vous le redemander à chaque page.',
    owner: company.name,
    duration: `${choiceMonths} mois ; effacé à la première visite qui suit`,
  },
  {
    name: 'cookie-consent-date',
    place: 'localStorage',
    allowedBy: 'essential',
    purpose: `Garde la date de ce choix, pour vous le redemander au bout de ${inWords(choiceMonths)} mois.`,
    owner: company.name,
    duration: `${choiceMonths} mois ; effacé à la première visite qui suit`,
  },
  {
    name: 'last-contact-submission',
    place: 'localStorage',
    allowedBy: 'essential',
    purpose: "Garde l'heure de votre dernière demande, pour respecter 30 secondes entre deux envois.",
    owner: company.name,
    duration: "30 secondes ; si vous fermez ou rechargez la page avant, jusqu'à la prochaine ouverture du formulaire",
  },
  {
    name: 'contact-draft',
    place: 'sessionStorage',
    allowedBy: 'essential',
    purpose:
      "Garde ce que vous avez tapé dans le formulaire de contact, et la conversation que vous y joignez, si vous rechargez la page avant l'envoi.",
    owner: company.name,
    duration: "Jusqu'à l'enregistrement de la demande ou la fermeture de l'onglet, sauf si votre navigateur le rouvre",
  },
  {
    name: 'contact-draft-id',
    place: 'sessionStorage',
    allowedBy: 'essential',
    purpose:
      "Donne un numéro tiré au hasard à votre demande au moment de l'envoi, pour qu'elle ne soit pas enregistrée deux fois si vous devez réessayer.",
    owner: company.name,
    duration: "Jusqu'à l'enregistrement de la demande ou la fermeture de l'onglet, sauf si votre navigateur le rouvre",
  },
  {
    name: 'assistant-conversation',
    place: 'sessionStorage',
    allowedBy: 'essential',
    purpose:
      "Garde votre conversation avec l'assistant, la question que vous n'avez pas encore envoyée, et s'il est ouvert ou fermé, d'une page à l'autre, une fois que vous l'avez ouvert.",
    owner: company.name,
    duration:
      "Jusqu'à une nouvelle conversation (la question, jusqu'à son envoi) ou la fermeture de l'onglet, sauf si votre navigateur le rouvre",
  },
  {
    name: 'assistant-panel',
    place: 'localStorage',
    allowedBy: 'preferences',
    purpose: "Retient si l'assistant était ouvert, d'une visite à l'autre.",
    owner: company.name,
    duration: `Jusqu'au retrait de votre accord, ou à la première visite après ${choiceMonths} mois`,
  },
  {
    name: 'use-case-category',
    place: 'localStorage',
    allowedBy: 'preferences',
    purpose: "Retient la catégorie choisie sur la page des cas d'usage, d'une visite à l'autre.",
    owner: company.name,
    duration: `Jusqu'au retrait de votre accord, ou à la première visite après ${choiceMonths} mois`,
  },
] as const satisfies readonly StoredItem[]

/** The headings under which they are listed. */
export const storedItemColumns = ['Nom', 'Utilité', 'Responsable', 'Durée'] as const
