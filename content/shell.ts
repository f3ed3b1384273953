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
  footer: {
    navigation: { title: 'Navigation' },
    guarantees: {
      title: 'Garanties',
      items: ['Hébergement européen', 'Solutions auditables', 'Accompagnement expert', 'Open source'],
    },
    legal: { title: 'Légal' },
    manageCookies: 'Gérer les cookies',
    address: {
      label: 'Adresse',
      lines: [company.address.street, `${company.address.postalCode} ${company.address.city}`],
    },
    phone: {
      label: 'Téléphone',
      link: { text: company.phone.display, href: `tel:${company.phone.international}` } satisfies RichLink,
    },
    parent: { text: `Société mère : ${company.parent.name}`, href: company.parent.url } satisfies RichLink,
    copyright: `© 2025 ${company.name}`,
  },
} as const
