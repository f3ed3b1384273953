import { company } from './company.ts'
import type { RichLink } from './rich-text.ts'

/** `target` is the id of the landmark that the link moves to. */
const skipLinks = [
  { label: 'Aller au contenu', target: 'contenu' },
  { label: 'Aller au menu', target: 'menu' },
  { label: 'Aller au pied de page', target: 'pied-de-page' },
] as const satisfies readonly { readonly label: string; readonly target: string }[]

export const shell = {
  skipLinks,
  /** Accessible name of the logo's link. */
  logo: `${company.name}, page d'accueil`,
  landmarks: {
    skipLinks: 'Accès rapide',
    mainNavigation: 'Navigation principale',
    breadcrumb: "Fil d'Ariane",
    footer: 'Pied de page',
    footerNavigation: 'Navigation du pied de page',
    legalNavigation: 'Informations légales',
  },
  dismissMessage: 'Fermer le message',
  assistant: {
    label: 'Assistant',
    /** AI Act, article 50: says what answers before anything is asked. */
    open: "Ouvrir l'assistant : une IA qui répond automatiquement et peut se tromper",
  },
  failure: { title: 'Erreur', text: "Une erreur s'est produite. Veuillez réessayer." },
  footer: {
    navigation: { title: 'Navigation' },
    guarantees: {
      title: 'Garanties',
      items: ['Hébergement européen', 'Solutions auditables', 'Accompagnement expert', 'Open source'],
    },
    legal: { title: 'Informations légales' },
    manageCookies: 'Gérer les cookies',
    address: {
      label: 'Adresse',
      lines: [company.address.street, `${company.address.postalCode} ${company.address.city}`],
    },
    phone: {
      label: 'Téléphone',
      link: { text: company.phone.display, href: `tel:${company.phone.international}` } satisfies RichLink,
    },
    hours: company.openingHours.text,
    parent: { text: `Société mère : ${company.parent.name}`, href: company.parent.url } satisfies RichLink,
    /** What the structured data says of the company stands here for everybody to read. */
    record: [
      `© ${company.copyrightYear} ${company.name}`,
      `Fondée en ${company.foundedIn}`,
      ...(company.rating ? [ratingText(company.rating)] : []),
    ],
  },
} as const

function ratingText({ value, count }: { value: number; count: number }) {
  return `Note de nos clients : ${String(value).replace('.', ',')}/5 sur ${count} avis`
}
