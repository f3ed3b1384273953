import { company } from '../company.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'

export const solutionsSettings: PageSettings = {
  title: `Technologies d'IA souveraines et auditables | ${company.name}`,
  description:
    'Quatre technologies au code vérifiable : deux sont open source, Dify et n8n posent des conditions. Ce que chacune fait, sa licence, ce que vous y gagnez.',
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
