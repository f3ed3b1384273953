import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'

export const servicesSettings: PageSettings = {
  title: `Déployer l'IA générative en 4 étapes | ${company.name}`,
  description:
    'Cadrage, configuration, déploiement, formation : notre méthodologie en 4 étapes, avec ses outils et ses livrables. Premier atelier découverte gratuit.',
  keywords: [
    'méthodologie projet IA',
    'conseil IA générative',
    'déploiement IA entreprise',
    'formation IA générative',
    'atelier découverte IA',
    'accompagnement IA',
    'ROI IA',
  ],
  ogTitle: "Notre méthodologie : 4 étapes, du cadrage à l'autonomie",
  ogDescription:
    'Ce que nous faisons à chaque étape, ce que vous recevez, ce que nous mesurons. Premier atelier découverte gratuit, sans engagement.',
  ogImage: '/og/services.png',
  noIndex: false,
  canonical: paths.services,
  schemaType: 'services',
}
