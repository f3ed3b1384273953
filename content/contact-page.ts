import { company } from './company.ts'
import { capitalised } from './french-numbers.ts'
import type { IconName } from './icons.ts'
import { promises } from './promises.ts'
import type { RichText } from './rich-text.ts'

type Reason = { readonly icon: IconName; readonly title: string; readonly text: string }
type ContactMeans = {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  readonly text: RichText
  readonly note?: string
}
type NextStep = { readonly id: string; readonly title: string; readonly text: string }

const badges = ['Démo gratuite', `Réponse sous ${promises.callBack}`, 'Sans engagement'] as const

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
    id: 'phone',
    icon: 'phone',
    label: 'Téléphone',
    text: [{ text: company.phone.display, href: `tel:${company.phone.international}` }],
  },
  {
    id: 'address',
    icon: 'map-pin',
    label: 'Adresse postale',
    text: `${company.address.street}, ${company.address.postalCode} ${company.address.city}`,
    note: coordinates(company.address),
  },
  {
    id: 'hours',
    icon: 'calendar-clock',
    label: 'Disponibilité',
    text: company.openingHours.text,
    note: capitalised(company.openingHours.except),
  },
  {
    id: 'urgent',
    icon: 'siren',
    label: 'Urgences',
    text: `Réponse sous ${promises.urgent}`,
    note: `Aux heures d'ouverture. Écrivez « urgent » dans le message.`,
  },
]

const nextSteps = [
  {
    id: 'confirmation',
    title: 'Confirmation immédiate',
    text: 'Un email vous confirme en général que votre demande est arrivée.',
  },
  {
    id: 'call-back',
    title: `Contact sous ${promises.callBack}`,
    text: 'Un expert vous joint, les jours ouvrés, pour préciser votre besoin et fixer la date.',
  },
  {
    id: 'demo',
    title: `Démo personnalisée de ${promises.demo}`,
    text: 'Vous voyez la plateforme sur votre cas, et vous posez vos questions.',
  },
  {
    id: 'proposal',
    title: 'Proposition sur mesure',
    text: 'Périmètre, calendrier, budget, retour attendu. Vous décidez.',
  },
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

/** As surveyors write them in French: degrees with a decimal comma. */
function coordinates({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  const degrees = (value: number) => `${Math.abs(value).toFixed(4).replace('.', ',')}°`
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'O' : 'E'}`
}
