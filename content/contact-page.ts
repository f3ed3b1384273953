import { company } from './company.ts'
import type { IconName } from './icons.ts'
import type { RichText } from './rich-text.ts'

type Reason = { readonly icon: IconName; readonly title: string; readonly text: string }
type ContactMeans = { readonly icon: IconName; readonly label: string; readonly text: RichText }
type NextStep = { readonly title: string; readonly text: string }

const badges = [
  { icon: 'presentation', label: 'Démo gratuite' },
  { icon: 'clock', label: 'Réponse sous 24h' },
  { icon: 'door-open', label: 'Sans engagement' },
] as const satisfies readonly { readonly icon: IconName; readonly label: string }[]

const reasons = [
  {
    icon: 'presentation',
    title: 'Une démo personnalisée',
    text: "Nous la préparons sur votre cas d'usage, avec vos exemples.",
  },
  {
    icon: 'users',
    title: "Une équipe d'experts en IA générative",
    text: 'Vos questions techniques, posées à ceux qui savent y répondre.',
  },
  {
    icon: 'chart-no-axes-combined',
    title: 'Une estimation mesurable du retour sur investissement',
    text: 'Temps gagné, coût, délai : des chiffres que vous pourrez vérifier ensuite.',
  },
] as const satisfies readonly Reason[]

const means: readonly ContactMeans[] = [
  {
    icon: 'phone',
    label: 'Téléphone',
    text: [{ text: company.phone.display, href: `tel:${company.phone.international}` }],
  },
  {
    icon: 'map-pin',
    label: 'Adresse postale',
    text: `${company.address.street}, ${company.address.postalCode} ${company.address.city}`,
  },
  { icon: 'calendar-clock', label: 'Disponibilité', text: company.openingHours.text },
  { icon: 'siren', label: 'Urgences', text: 'Réponse sous 4h' },
]

const nextSteps = [
  { title: 'Confirmation immédiate', text: 'Un e-mail vous confirme que votre demande est arrivée.' },
  { title: 'Contact sous 24h', text: 'Un expert vous joint pour préciser votre besoin et fixer la date.' },
  {
    title: 'Démo personnalisée de 30-45 min',
    text: 'Vous voyez la plateforme sur votre cas, et vous posez vos questions.',
  },
  { title: 'Proposition sur mesure', text: 'Périmètre, calendrier, budget, retour attendu. Vous décidez.' },
] as const satisfies readonly NextStep[]

export const contactPage = {
  hero: {
    title: 'Demandez votre démo personnalisée',
    introduction: "Dites-nous ce qui vous prend du temps. Nous vous montrons ce que l'IA peut en faire.",
    badges,
  },
  why: { title: 'Pourquoi demander une démo ?', items: reasons },
  means: { title: 'Nous joindre autrement', items: means },
  next: { title: 'Et ensuite ?', steps: nextSteps },
} as const
