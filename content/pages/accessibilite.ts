import { declaredStatus } from '../accessibility-status.ts'
import { assessment } from '../assessment-words.ts'
import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'

export const accessibilitySettings: PageSettings = {
  title: `Déclaration d'accessibilité | ${company.name}`,
  description: `Site ${declaredStatus} au RGAA 4.1.2 : résultats de ${assessment.name}, contenus non accessibles, contact et voies de recours.`,
  keywords: ["déclaration d'accessibilité", 'RGAA', 'accessibilité numérique', 'WCAG', 'Défenseur des droits'],
  ogTitle: "Déclaration d'accessibilité",
  ogDescription: 'Ce que le site respecte du RGAA, ce qui lui manque, et comment nous le dire.',
  ogImage: '/og/accessibilite.png',
  noIndex: false,
  canonical: paths.accessibility,
  schemaType: 'legal',
}
