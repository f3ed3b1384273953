import { company, phoneInText } from './company.ts'
import { type CallToAction, paths } from './paths.ts'
import { promises } from './promises.ts'
import type { RichLink } from './rich-text.ts'

const steps = [
  {
    id: 'confirmation',
    title: 'Email de confirmation',
    text: `Il arrive en général dans quelques instants, un seul pour les demandes d'un même jour. Pensez à regarder dans les indésirables. Rien reçu aujourd'hui ? Appelez le ${phoneInText}.`,
  },
  {
    id: 'call-back',
    title: `Contact sous ${promises.callBack}`,
    text: 'Un expert vous joint, les jours ouvrés, par téléphone ou par email, pour préciser votre besoin.',
  },
  {
    id: 'demo',
    title: 'Planification de la démo',
    text: `Nous fixons une date ensemble. Comptez ${promises.demoLength}.`,
  },
] as const satisfies readonly { readonly id: string; readonly title: string; readonly text: string }[]

export const contactSuccessPage = {
  title: 'Demande envoyée avec succès !',
  introduction: 'Merci. Votre demande est enregistrée. Voici la suite.',
  stepsTitle: 'Les prochaines étapes',
  steps,
  home: { label: "Retour à l'accueil", to: paths.home } satisfies CallToAction,
  solutions: { label: 'Découvrir nos solutions', to: paths.solutions } satisfies CallToAction,
  urgent: {
    title: 'Un besoin urgent ?',
    call: {
      text: `Appelez le ${phoneInText}`,
      href: `tel:${company.phone.international}`,
    } satisfies RichLink,
    text: `${company.openingHours.whole}. Réponse sous ${promises.urgent}, pendant ces heures.`,
  },
} as const
