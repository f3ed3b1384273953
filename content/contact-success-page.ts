import { company, phoneInText } from './company.ts'
import { answerTime, demoLength, urgentAnswerTime } from './offer.ts'
import { type CallToAction, paths } from './paths.ts'
import type { RichLink } from './rich-text.ts'

const steps = [
  {
    title: 'E-mail de confirmation',
    text: 'Il arrive dans quelques instants. Pensez à regarder dans les indésirables.',
  },
  {
    title: `Contact sous ${answerTime}`,
    text: 'Un expert vous joint, les jours ouvrés, par téléphone ou par e-mail, pour préciser votre besoin.',
  },
  { title: 'Planification de la démo', text: `Nous fixons une date ensemble. Comptez ${demoLength}.` },
] as const satisfies readonly { readonly title: string; readonly text: string }[]

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
    text: `${company.openingHours.text}. Réponse sous ${urgentAnswerTime}.`,
  },
} as const
