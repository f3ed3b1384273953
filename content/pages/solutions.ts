import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'

export const solutionsSettings: PageSettings = {
  title: `Plateformes d'IA open source et souveraines | ${company.name}`,
  description:
    'Orchestration, base vectorielle, automatisation : quatre technologies open source pour votre IA, ce que chacune fait et ce que vous y gagnez.',
  keywords: [
    'technologies IA souveraines',
    'plateforme orchestration IA',
    'framework orchestration LLM',
    'base de données vectorielle',
    'automatisation de processus',
    'IA open source',
    'standards ouverts',
  ],
  ogTitle: 'Technologies Souveraines pour une IA de Confiance',
  ogDescription:
    "Quatre technologies au code vérifiable, de l'orchestration à l'automatisation, avec la formation et la documentation complète.",
  ogImage: '/og/solutions.png',
  noIndex: false,
  canonical: paths.solutions,
  schemaType: 'solutions',
}
