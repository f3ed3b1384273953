import { company } from './company.ts'
import { publishedRating, ratingText } from './rating.ts'
import type { RichLink, RichText } from './rich-text.ts'

/** `target` is the id of the landmark that the link moves to. */
const skipLinks = [
  { label: 'Aller au contenu', target: 'contenu' },
  { label: 'Aller au menu', target: 'menu' },
  { label: 'Aller au pied de page', target: 'pied-de-page' },
] as const satisfies readonly { readonly label: string; readonly target: string }[]

const phoneLink = { text: company.phone.display, href: `tel:${company.phone.international}` } satisfies RichLink

export const shell = {
  skipLinks,
  /** Accessible name of the logo's link. */
  logo: `${company.name}, page d'accueil`,
  landmarks: {
    skipLinks: 'Accès rapide',
    mainNavigation: 'Navigation principale',
    breadcrumb: "Fil d'Ariane",
    footerNavigation: 'Navigation du pied de page',
    legalNavigation: 'Informations légales',
  },
  dismissMessage: 'Fermer le message',
  assistant: {
    label: 'Assistant',
    /** AI Act, article 50: says what answers before anything is asked. */
    open: "Ouvrir l'assistant : une IA qui répond automatiquement et peut se tromper",
  },
  /** A file that a press needs could not be fetched. */
  notLoaded: { title: 'Chargement impossible', text: 'Vérifiez votre connexion, puis réessayez.' },
  newVersion: {
    title: 'Site mis à jour',
    text: 'Une nouvelle version est en ligne. Rechargez la page pour utiliser cette fonction.',
  },
  /** In the place of a page that cannot be shown. */
  trouble: {
    title: "Cette page ne s'affiche pas",
    text: "La connexion a été interrompue, ou l'erreur vient de nous. Réessayez ou rechargez la page.",
    retry: 'Réessayer',
    otherMeans: [
      'Vous pouvez aussi nous appeler au ',
      phoneLink,
      ' ou écrire à ',
      { text: company.email, href: `mailto:${company.email}` },
      '.',
    ] satisfies RichText,
  },
  footer: {
    navigation: { title: 'Navigation' },
    guarantees: {
      title: 'Garanties',
      items: ['Hébergement européen', 'Solutions auditables', 'Accompagnement expert', 'Open source'],
    },
    legal: { title: 'Informations légales' },
    manageCookies: 'Gérer les cookies',
    address: [company.address.street, `${company.address.postalCode} ${company.address.city}`],
    phone: phoneLink,
    hours: company.openingHours.whole,
    parent: { text: `Société mère : ${company.parent.name}`, href: company.parent.url } satisfies RichLink,
    /** What the structured data says of the company stands here for everybody to read. */
    record: footerRecord(company),
  },
} as const

export function footerRecord({ copyrightYear, name, foundedIn, rating }: typeof company): readonly RichText[] {
  const published = publishedRating(rating)
  return [`© ${copyrightYear} ${name}`, `Fondée en ${foundedIn}`, ...(published ? [ratingText(published)] : [])]
}
