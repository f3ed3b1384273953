import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'

export const notFoundSettings: PageSettings = {
  title: `Page introuvable (404) | ${company.name}`,
  description:
    "Cette adresse ne mène à aucune page du site. Revenez à l'accueil ou parcourez nos solutions et nos cas d'usage.",
  keywords: ['page introuvable', 'erreur 404'],
  ogTitle: 'Page introuvable',
  ogDescription: "Cette adresse ne mène à aucune page du site. Revenez à l'accueil pour reprendre votre lecture.",
  ogImage: '/og/page-introuvable.png',
  noIndex: true,
  canonical: null,
  schemaType: null,
}
