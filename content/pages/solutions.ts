import { company } from '../company.ts'
import { capitalised, inWords } from '../french-numbers.ts'
import { licenceCounts } from '../licences.ts'
import type { PageSettings } from '../page-settings.ts'
import { paths } from '../paths.ts'

const { all, open, conditional } = licenceCounts

export const solutionsSettings: PageSettings = {
  title: `Technologies d'IA souveraines et auditables | ${company.name}`,
  description: `${capitalised(inWords(all))} technologies au code vérifiable : ${inWords(open)} sont open source, ${conditional.join(' et ')} posent des conditions. Ce que chacune fait, sa licence, ce que vous y gagnez.`,
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
  ogDescription: `${capitalised(inWords(all))} technologies au code vérifiable, de l'orchestration à l'automatisation, avec la formation et la documentation complète.`,
  ogImage: '/og/solutions.png',
  noIndex: false,
  canonical: paths.solutions,
  schemaType: 'solutions',
}
